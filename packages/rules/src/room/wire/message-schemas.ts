import * as v from 'valibot';
import { ALLOWANCES } from '../../allowance.ts';
import { ratingSchema } from '../../film/saved-schemas.ts';
import {
  denialReasonSchema,
  leavingReasonSchema,
  numberSchema,
  seatIdSchema,
} from '../storage/room-schemas.ts';
import { REACTIONS, WARM_UP_ANSWERS } from './room-message.ts';
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

/** A patch as it is sent: parts that are empty or unchanged are absent. */
export const patchSchema = v.object({
  version: numberSchema,
  meta: v.exactOptional(metaSchema),
  seats: v.exactOptional(v.array(seatChangeSchema)),
  dropped: v.exactOptional(v.array(seatIdSchema)),
  progress: v.exactOptional(progressSchema),
});

/** How often each was sent since the last message. */
export const reactionsSchema = v.object(
  v.entriesFromList([...REACTIONS, ...WARM_UP_ANSWERS], v.exactOptional(numberSchema)),
);

/** The size of an audience, and how many of it have guessed in the open round. */
export const countsSchema = v.object({ members: numberSchema, guessed: numberSchema });

/**
 * A message to a follower of a room. A `view` comes first, after a gap, and after a change of the follower's class.
 * `film` comes with a view, and with the patch of a round that begins or is over. It has what all viewers of the room
 * may see.
 */
export const roomMessageSchema = v.union([
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

/** A room as one viewer sees it. */
export const roomSightSchema = v.object({
  view: roomViewSchema,
  film: v.optional(filmViewSchema),
  audience: countsSchema,
  /** The server's clock, in milliseconds since 1970. */
  now: numberSchema,
});

/** Where a connection is. A seat in a closed room is still seated. */
export const ownPlaceSchema = v.variant('state', [
  v.object({ state: v.literal('waiting') }),
  v.object({ state: v.literal('seated') }),
  v.object({ state: v.literal('audience') }),
  v.object({ state: v.literal('denied'), reason: denialReasonSchema }),
  v.object({ state: v.literal('gone'), reason: leavingReasonSchema }),
]);

/** A member's place among the audience. A member without a guess in any finished round has none. */
export const standingSchema = v.variant('type', [
  v.object({
    type: v.literal('placed'),
    place: numberSchema,
    score: numberSchema,
    /** By the rounds' numbers. */
    guesses: v.array(v.object({ round: numberSchema, guess: ratingSchema })),
  }),
  v.object({ type: v.literal('unplaced') }),
]);

/** A member's guess; `spent` if it left with a seat or an audience place in this round. */
export const audienceGuessSchema = v.union([ratingSchema, v.literal('spent')]);

/** All that one connection may know: where it is, what it sees, and its own part in the game. */
export const seatSightSchema = v.object({
  /** The connection's id. */
  id: v.string(),
  /** Proves that the connection is the caller's own. Sent only to its own account or guest. */
  secret: v.optional(v.string()),
  place: ownPlaceSchema,
  /** Absent if the connection may not see the room: denied or gone. */
  sight: v.optional(roomSightSchema),
  /** Absent without a part in the current round. */
  own: v.optional(ownAttemptSchema),
  /** How much of the time limit it has: a seat from the next round on, a member of the audience at once. */
  allowance: v.optional(v.picklist(ALLOWANCES)),
  audienceGuess: v.optional(audienceGuessSchema),
  audienceStanding: v.optional(standingSchema),
  /** When a guest whom the host denied may ask again, in milliseconds since 1970; absent for never, and for others. */
  askAgainAt: v.optional(numberSchema),
  hasAudience: v.boolean(),
  /** Opens the room's stage. Sent only to its host. */
  stageKey: v.optional(v.string()),
  /** The server's clock, in milliseconds since 1970. */
  now: numberSchema,
});

/** Rounds that are over, in their order, with their films. */
export const pastRoundsSchema = v.array(
  v.object({ round: closedRoundSchema, film: filmViewSchema }),
);
