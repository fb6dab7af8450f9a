import * as v from 'valibot';
import { ratingSchema } from '../../film/saved-schemas.ts';
import { hintStatesSchema } from '../../guessing/attempt-schemas.ts';
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

export const resultSchema = v.object({
  seat: seatIdSchema,
  guess: orUndefined(ratingSchema),
  score: scoreSchema,
  distance: orUndefined(numberSchema),
  hints: hintStatesSchema,
  credited: v.array(v.string()),
  beatHouse: v.boolean(),
});

export const houseSchema = v.object({
  rating: ratingSchema,
  guesses: numberSchema,
  score: numberSchema,
});

export const pauseSchema = v.object({ since: numberSchema, by: seatIdSchema });

/** The schema of a field that JSON omits if it is undefined. */
export function orUndefined<S extends v.GenericSchema>(schema: S) {
  return v.optional(schema, () => undefined);
}
