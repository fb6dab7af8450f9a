import type { Place } from '../shape.ts';

/** What an observer hears of a room. */
export type News = Readonly<{
  room: number;
  /** Who is told to have guessed, and how often by now. */
  guessed: readonly Readonly<{ member: number; times: number }>[];
  /** All have guessed: the next round may be asked for. */
  isOver: boolean;
  /** A round is open that was not before. */
  isOpen: boolean;
}>;

/** How a contender is talked to. */
export type Wire = Readonly<{
  route: (place: Place) => string;
  protocol?: string;
  /** Sent first of all. */
  opening: (place: Place) => readonly Buffer[];
  /** What to answer while a member comes in, and whether it is in now. */
  greet: (place: Place, payload: Buffer) => Readonly<{ reply?: Buffer; isIn: boolean }>;
  /** True where a member is in as soon as its socket is open. */
  isInAtOnce?: boolean;
  /** What is to be done once everybody is in. */
  begin?: () => Promise<void>;
  guess: (place: Place, room: number) => Buffer;
  /** Saves where a player's slider stands before the guess. No event is sent. */
  draft: (place: Place, room: number) => Buffer;
  /**
   * What a referee is asked by a host once a round is over: there a guess counts in an open round alone, and each seat
   * has one in it, so the next rounds are opened while nothing is measured. Elsewhere the next begins by itself.
   */
  nextRound?: (lobby: number, room: number) => Buffer;
  /** Makes what an observer hears into news. Called once for every message, in their order. */
  read: (place: Place, payload: Buffer) => News | undefined;
  /** What every socket must answer to stay. Throws for an answer that is a refusal. */
  keepUp?: (payload: Buffer) => Buffer | undefined;
}>;
