import type { Place } from '../shape.ts';

/** The content of one message about a room, for an observer. */
export type News = Readonly<{
  room: number;
  /** The members who have guessed, and how often so far. */
  guessed: readonly Readonly<{ member: number; times: number }>[];
  /** All have guessed, so the next round may be requested. */
  isOver: boolean;
  /** A new round is open. */
  isOpen: boolean;
}>;

/** The way to talk to a contender. */
export type Wire = Readonly<{
  route: (place: Place) => string;
  protocol?: string;
  /** The first messages of a member. */
  opening: (place: Place) => readonly Buffer[];
  /** Returns the reply while a member connects, and whether it is connected now. */
  greet: (place: Place, payload: Buffer) => Readonly<{ reply?: Buffer; isIn: boolean }>;
  /** True if a member is connected as soon as its socket is open. */
  isInAtOnce?: boolean;
  /** Called once all members are in. */
  begin?: () => Promise<void>;
  /** Ends all rooms, if the contender has such an operation. */
  end?: () => Promise<void>;
  guess: (place: Place, room: number) => Buffer;
  /** Saves a player's slider before the guess. No event is sent. */
  draft: (place: Place, room: number) => Buffer;
  /**
   * Requests the next round, for a contender that checks the rules. There a guess counts only in an open round, and
   * each seat has one, so the next rounds are opened while nothing is measured. Other contenders begin the next round
   * automatically.
   */
  nextRound?: (lobby: number, room: number) => Buffer;
  /** Reads a message to an observer. Called once for every message, in their order. */
  read: (place: Place, payload: Buffer) => News | undefined;
  /** Returns the answer that keeps a socket open. Throws for a refusal. */
  keepUp?: (payload: Buffer) => Buffer | undefined;
}>;
