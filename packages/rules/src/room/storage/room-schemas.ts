import * as v from 'valibot';
import { ALLOWANCES } from '../../allowance.ts';
import { ratingSchema } from '../../film/saved-schemas.ts';
import { castSlotsSchema, hintStatesSchema } from '../../guessing/attempt-schemas.ts';
import { FACE_COUNT, type Face } from '../../player/face.ts';
import { parseRoomCode, type RoomCode } from '../room-code.ts';
import type { SeatId } from '../seat.ts';
import type { SessionName } from '../session-name.ts';

/** A number of JSON, which has no infinite ones. */
export const numberSchema = v.pipe(v.number(), v.finite());

export const seatIdSchema = v.custom<SeatId>((value) => typeof value === 'string');

export const roomCodeSchema = v.custom<RoomCode>(
  (value) => typeof value === 'string' && parseRoomCode(value) === value,
);

/** The name was checked when the room was opened. Swear words that were added since close no room. */
export const sessionNameSchema = v.custom<SessionName>((value) => typeof value === 'string');

export const faceSchema = v.custom<Face>(
  (value) => Number.isInteger(value) && 0 <= Number(value) && Number(value) < FACE_COUNT,
);

export const denialReasonSchema = v.picklist(['by-host', 'full', 'too-late', 'barred', 'closed']);

/**
 * `withdrawn`: the guest took the request back before a decision. `freed`: silent in the lobby for too long.
 * `let-back`: sent out earlier, and may return without approval.
 */
export const leavingReasonSchema = v.picklist([
  'left',
  'removed',
  'barred',
  'freed',
  'withdrawn',
  'let-back',
]);

export const closingReasonSchema = v.picklist(['by-host', 'empty', 'expired']);

export const approvalSchema = v.picklist(['by-itself', 'by-hand']);

export const paceSchema = v.picklist(['by-hand', 'by-itself']);

export const scoreSchema = v.object({
  accuracy: numberSchema,
  start: numberSchema,
  spent: numberSchema,
  credited: numberSchema,
  total: numberSchema,
});

/** One seat's result of a round. */
export const resultSchema = v.object({
  seat: seatIdSchema,
  guess: orUndefined(ratingSchema),
  score: scoreSchema,
  /** Tenths; undefined without a guess. */
  distance: orUndefined(numberSchema),
  hints: hintStatesSchema,
  credited: v.array(v.string()),
  beatHouse: v.boolean(),
});

/** The median guess of the audience, scored like a player without hints. */
export const houseSchema = v.object({
  rating: ratingSchema,
  guesses: numberSchema,
  score: numberSchema,
});

/** A pause of the open round, and the seat that paused it. */
export const pauseSchema = v.object({ since: numberSchema, by: seatIdSchema });

export const placeSchema = v.variant('state', [
  v.object({
    state: v.literal('waiting'),
    requestedAt: numberSchema,
    /** Never approved automatically. */
    byHand: v.boolean(),
  }),
  v.object({ state: v.literal('seated'), seatedAt: numberSchema }),
  v.object({ state: v.literal('denied'), reason: denialReasonSchema }),
  v.object({
    state: v.literal('gone'),
    reason: leavingReasonSchema,
    /** As in the request it gave up. */
    byHand: v.exactOptional(v.literal(true)),
  }),
]);

/**
 * Whether a seat's browser is connected. It is silent from the moment its connection ended, and away some time later.
 * Then the room waits for it no longer.
 */
export const presenceSchema = v.variant('type', [
  v.object({ type: v.literal('here') }),
  v.object({ type: v.literal('silent'), since: numberSchema }),
  v.object({ type: v.literal('away'), since: numberSchema }),
]);

/** A seat's totals over the rounds that are over. */
export const totalsSchema = v.object({
  score: numberSchema,
  /** Tenths; a round without a guess counts 100. */
  error: numberSchema,
  exact: numberSchema,
  /** Points spent on hints. */
  spent: numberSchema,
  /** Rounds in which the seat was strictly closer than the House. */
  beatHouse: numberSchema,
});

/** An account or guest has at most one seat in a room, whatever becomes of it. */
export const seatSchema = v.object({
  id: seatIdSchema,
  owner: v.string(),
  name: v.string(),
  avatar: faceSchema,
  place: placeSchema,
  presence: presenceSchema,
  /**
   * When it joined the game, and the points it was given to be level with the lowest. Undefined until it is seated in
   * the current game.
   */
  entry: orUndefined(v.object({ round: numberSchema, score: numberSchema })),
  totals: totalsSchema,
  allowance: v.picklist(ALLOWANCES),
  /**
   * How often the host denied it, and when last, in the server's milliseconds. Undefined until a first denial, and again
   * once the seat is given. Absent, like the next, in rooms that were stored before denials were counted.
   */
  denials: orUndefined(v.object({ count: numberSchema, lastAt: numberSchema })),
  /** The round in which the host sent the player out or denied them, 0 for before the first; undefined for others. */
  sentOutIn: orUndefined(numberSchema),
  /** A mark of the walk-in's network, see `barredNetworks` of the room. Absent for accounts. */
  network: v.exactOptional(v.string()),
});

/** A seat's guess: its own, or its last draft at the end of its time. */
export const guessSchema = v.object({
  /** Undefined for a seat that never moved the slider: no guess, and no points. */
  value: orUndefined(ratingSchema),
  by: v.picklist(['seat', 'draft']),
  at: numberSchema,
  score: scoreSchema,
});

const attemptFacts = {
  seat: seatIdSchema,
  hints: hintStatesSchema,
  slots: castSlotsSchema,
  /** Undefined without a time limit. */
  deadline: orUndefined(numberSchema),
};

/** One seat's attempt at the film of a round. */
export const attemptSchema = v.object({
  ...attemptFacts,
  guess: orUndefined(guessSchema),
  /** Only in rooms that were stored when drafts were part of them: the seat's draft at that time. */
  draft: v.exactOptional(ratingSchema),
});

/** An attempt that is over. Without a guess it has the guess that the rules give it. */
export const settledSchema = v.object({ ...attemptFacts, guess: guessSchema });

/**
 * The part of a round that is the same while it is open and when it is over. The film is stored beside the room,
 * because it is long.
 */
export const roundFactsSchema = v.object({
  id: v.string(),
  /** 1 for the first of a game. */
  number: numberSchema,
  filmId: v.string(),
  answer: ratingSchema,
  /** The review that is shown first. */
  reviewId: v.string(),
  /** The poster's name in its address, which does not tell the film. */
  posterKey: v.string(),
  /** Moves with the deadlines after a pause, an outage or a jump of the clock, so a seat keeps the time it has. */
  startedAt: numberSchema,
  /** The deadline of a seat without an allowance; undefined without a time limit. */
  deadline: orUndefined(numberSchema),
});

/** The schema of a field that JSON omits if it is undefined. */
export function orUndefined<S extends v.GenericSchema>(schema: S) {
  return v.optional(schema, () => undefined);
}
