import type { Parsed } from '../../parsed.ts';
import type {
  audienceGuessSchema,
  countsSchema,
  ownPlaceSchema,
  pastRoundsSchema,
  patchSchema,
  reactionsSchema,
  roomMessageSchema,
  roomSightSchema,
  seatSightSchema,
  standingSchema,
} from './message-schemas.ts';
import type { seatChangeSchema } from './view-schemas.ts';

/** Goes up when a browser with the version before could not read the messages, or send its commands, any more. */
export const WIRE_VERSION = 3;

/** Signs that players and audience may send to a room. */
export const REACTIONS = ['applause', 'laugh', 'gasp', 'tears', 'popcorn'] as const;

export type Reaction = (typeof REACTIONS)[number];

/** Whether a guess in the lobby's warm-up was right. It is sent as a reaction is. */
export const WARM_UP_ANSWERS = ['warm_up_right', 'warm_up_wrong'] as const;

export type WarmUpAnswer = (typeof WARM_UP_ANSWERS)[number];

export type AudienceCounts = Parsed<typeof countsSchema>;

export type ReactionCounts = Parsed<typeof reactionsSchema>;

export type SeatChange = Parsed<typeof seatChangeSchema>;

export type PatchMessage = Parsed<typeof patchSchema>;

export type RoomMessage = Parsed<typeof roomMessageSchema>;

export type RoomSight = Parsed<typeof roomSightSchema>;

export type OwnPlace = Parsed<typeof ownPlaceSchema>;

export type AudienceStanding = Parsed<typeof standingSchema>;

/** A member's guess in a round, by the round's number. */
export type MemberGuess = Extract<AudienceStanding, { type: 'placed' }>['guesses'][number];

export type AudienceGuess = Parsed<typeof audienceGuessSchema>;

export type SeatSight = Parsed<typeof seatSightSchema>;

export type PastRound = Parsed<typeof pastRoundsSchema>[number];
