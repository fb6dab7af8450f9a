import * as v from 'valibot';
import { ALLOWANCES } from '../../allowance.ts';
import { ratingSchema } from '../../film/saved-schemas.ts';
import {
  denialReasonSchema,
  leavingReasonSchema,
  numberSchema,
  seatIdSchema,
} from '../storage/room-schemas.ts';
import {
  type PastRound,
  REACTIONS,
  type RoomMessage,
  type RoomSight,
  type SeatSight,
  WARM_UP_ANSWERS,
} from './room-message.ts';
import {
  closedRoundSchema,
  filmViewSchema,
  metaSchema,
  ownAttemptSchema,
  progressSchema,
  roomViewSchema,
  seatChangeSchema,
} from './view-schemas.ts';

// Unknown fields are dropped, so a server may add some without a new WIRE_VERSION.

const patchSchema = v.object({
  version: numberSchema,
  meta: v.exactOptional(metaSchema),
  seats: v.exactOptional(v.array(seatChangeSchema)),
  dropped: v.exactOptional(v.array(seatIdSchema)),
  progress: v.exactOptional(progressSchema),
});

const reactionsSchema = v.object(
  v.entriesFromList([...REACTIONS, ...WARM_UP_ANSWERS], v.exactOptional(numberSchema)),
);

/** As {@link RoomMessage}. */
export const roomMessageSchema: v.GenericSchema<unknown, RoomMessage> = v.union([
  v.object({ patch: patchSchema, film: v.exactOptional(filmViewSchema) }),
  v.object({ view: roomViewSchema, film: v.exactOptional(filmViewSchema) }),
  v.object({
    audience: v.object({
      members: v.exactOptional(numberSchema),
      guessed: v.exactOptional(numberSchema),
      reactions: v.exactOptional(reactionsSchema),
    }),
  }),
]);

/** As {@link RoomSight}. */
export const roomSightSchema: v.GenericSchema<unknown, RoomSight> = v.object({
  view: roomViewSchema,
  film: v.exactOptional(filmViewSchema),
  audience: v.object({ members: numberSchema, guessed: numberSchema }),
  now: numberSchema,
});

const placeSchema = v.variant('state', [
  v.object({ state: v.literal('waiting') }),
  v.object({ state: v.literal('seated') }),
  v.object({ state: v.literal('audience') }),
  v.object({ state: v.literal('denied'), reason: denialReasonSchema }),
  v.object({ state: v.literal('gone'), reason: leavingReasonSchema }),
]);

const standingSchema = v.variant('type', [
  v.object({
    type: v.literal('placed'),
    place: numberSchema,
    score: numberSchema,
    guesses: v.array(v.object({ round: numberSchema, guess: ratingSchema })),
  }),
  v.object({ type: v.literal('unplaced') }),
]);

/** As {@link SeatSight}. */
export const seatSightSchema: v.GenericSchema<unknown, SeatSight> = v.object({
  id: v.string(),
  secret: v.exactOptional(v.string()),
  place: placeSchema,
  sight: v.exactOptional(roomSightSchema),
  own: v.exactOptional(ownAttemptSchema),
  allowance: v.exactOptional(v.picklist(ALLOWANCES)),
  audienceGuess: v.exactOptional(v.union([ratingSchema, v.literal('spent')])),
  audienceStanding: v.exactOptional(standingSchema),
  askAgainAt: v.exactOptional(numberSchema),
  hasAudience: v.boolean(),
  stageKey: v.exactOptional(v.string()),
  now: numberSchema,
});

/** Rounds as {@link PastRound}, in their order. */
export const pastRoundsSchema: v.GenericSchema<unknown, readonly PastRound[]> = v.array(
  v.object({ round: closedRoundSchema, film: filmViewSchema }),
);
