import type { Place } from '../shape.ts';

/** What one message tells an observer about a room. */
export type News = Readonly<{
  room: number;
  /** Who has guessed, and how often so far. */
  guessed: readonly Readonly<{ member: number; times: number }>[];
  /** All have guessed: the next round may be requested. */
  isOver: boolean;
  /** A round is open that was not before. */
  isOpen: boolean;
}>;

/** How to talk to a contender. */
export type Wire = Readonly<{
  route: (place: Place) => string;
  protocol?: string;
  /** Sent first of all. */
  opening: (place: Place) => readonly Buffer[];
  /** The answer while a member connects, and whether it is in now. */
  greet: (place: Place, payload: Buffer) => Readonly<{ reply?: Buffer; isIn: boolean }>;
  /** True if a member is in as soon as its socket is open. */
  isInAtOnce?: boolean;
  /** Called once all members are in. */
  begin?: () => Promise<void>;
  /** Ends all rooms, where they have an end. */
  end?: () => Promise<void>;
  guess: (place: Place, room: number) => Buffer;
  /** Saves a player's slider before the guess. No event is sent. */
  draft: (place: Place, room: number) => Buffer;
  /**
   * Requests the next round from a contender that is a referee. There a guess counts only in an open round, and each
   * seat has one, so the next rounds are opened while nothing is measured. Elsewhere the next round begins by itself.
   */
  nextRound?: (lobby: number, room: number) => Buffer;
  /** Reads a message to an observer. Called once for every message, in their order. */
  read: (place: Place, payload: Buffer) => News | undefined;
  /** The answer that keeps a socket open. Throws for a message that is a refusal. */
  keepUp?: (payload: Buffer) => Buffer | undefined;
}>;
