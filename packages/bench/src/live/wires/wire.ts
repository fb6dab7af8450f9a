import type { Place } from '../shape.ts';

/** The content of one message about a room, for an observer. */
export type News = Readonly<{
  /** Members whose guess it shows. */
  guessed: readonly number[];
  /** True if all have guessed. */
  isOver: boolean;
  /** True if a new round is open. */
  isOpen: boolean;
}>;

export type Message = string | Buffer;

/** The way to talk to a contender. */
export type Wire = Readonly<{
  route: (place: Place) => string;
  protocol?: string;
  /** The first messages of a member. */
  opening?: (place: Place) => readonly Message[];
  /** Returns the reply while a member connects, and whether it is in now. Without it, each is in once its socket is. */
  greet?: (place: Place, payload: Buffer) => Readonly<{ reply?: Message; isIn: boolean }>;
  /** Opens the first rounds. Called once all members are in. */
  begin?: () => Promise<void>;
  /** Ends all rooms. */
  end?: () => Promise<void>;
  guess: (place: Place) => Message;
  /** Saves a player's slider before the guess. No event is sent. */
  draft: (place: Place) => Message;
  /** Opens the next round. Contenders without it begin the next round by themselves. */
  nextRound?: (lobby: number) => Message;
  /** Reads a message to an observer. Called once for every message, in their order. */
  read: (place: Place, payload: Buffer) => News | undefined;
  /** Returns the answer that keeps a socket open. Throws for a refusal. */
  keepUp?: (payload: Buffer) => Message | undefined;
}>;

const MARK = /~(\d+)\.\d+~/g;

/** Reads the messages of all peers, because guesses have the same marks in each format. */
export function readPeerNews(_: Place, payload: Buffer): News {
  const marks = payload.toString('latin1').matchAll(MARK);
  return {
    guessed: Array.from(marks, ([, member]) => Number(member)),
    isOver: false,
    isOpen: false,
  };
}

/** An operation on a socket of graphql-ws, with an id of its own. */
let operations = 0;

export function operation(payload: object, id = `${operations++}`): string {
  return JSON.stringify({ id, type: 'subscribe', payload });
}

/** Throws for an operation that was refused. */
export function refuseErrors(payload: Buffer): undefined {
  if (payload.includes('"errors"') || payload.includes('"type":"error"')) {
    throw new Error(`Refused: ${payload.toString().slice(0, 500)}`);
  }
}
