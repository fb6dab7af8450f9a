import type { Allowance } from '../../allowance.ts';
import type { Rating } from '../../rating.ts';
import type { DenialReason, LeavingReason, SeatId } from '../seat.ts';
import type { RoomPatch } from '../view/room-patch.ts';
import type { OwnAttempt } from '../view/view-attempt.ts';
import type { FilmView } from '../view/view-film.ts';
import type { ClosedRoundView, RoomView, SeatView } from '../view/view-room.ts';

/** Goes up when a browser with the version before could not read the messages, or send its commands, any more. */
export const WIRE_VERSION = 3;

/** The size of an audience, and how many of it have guessed in the open round. */
export type AudienceCounts = Readonly<{ members: number; guessed: number }>;

/** Signs that players and audience may send to a room. */
export const REACTIONS = ['applause', 'laugh', 'gasp', 'tears', 'popcorn'] as const;

export type Reaction = (typeof REACTIONS)[number];

/** Whether a guess in the lobby's warm-up was right. It is sent as a reaction is. */
export const WARM_UP_ANSWERS = ['warm_up_right', 'warm_up_wrong'] as const;

export type WarmUpAnswer = (typeof WARM_UP_ANSWERS)[number];

/** How often each was sent since the last message. */
export type ReactionCounts = Readonly<Partial<Record<Reaction | WarmUpAnswer, number>>>;

/** The changes of a seat; a new seat is whole. `null` removes a field, because JSON has no undefined. */
export type SeatChange = Readonly<{ id: SeatId }> &
  Readonly<{ [Field in Exclude<keyof SeatView, 'id'>]?: SeatView[Field] | null | undefined }>;

/** A patch as it is sent: parts that are empty or unchanged are absent. */
export type PatchMessage = Readonly<{ version: number }> &
  Readonly<{
    [Part in 'meta' | 'progress']?: NonNullable<RoomPatch[Part]>;
  }> &
  Readonly<{ seats?: readonly SeatChange[]; dropped?: readonly SeatId[] }>;

/**
 * A message to a follower of a room. A `view` comes first, after a gap, and after a change of the follower's class.
 * `film` comes with a view, and with the patch of a round that begins or is over. It has what all viewers of the room
 * may see.
 */
export type RoomMessage = Readonly<
  | { view: RoomView; film?: FilmView | undefined }
  | { patch: PatchMessage; film?: FilmView | undefined }
  | { audience: Partial<AudienceCounts> & Readonly<{ reactions?: ReactionCounts }> }
>;

/** A room as one viewer sees it. */
export type RoomSight = Readonly<{
  view: RoomView;
  film?: FilmView | undefined;
  audience: AudienceCounts;
  /** The server's clock, in milliseconds since 1970. */
  now: number;
}>;

/** Where a connection is. A seat in a closed room is still seated. */
export type OwnPlace = Readonly<
  | { state: 'waiting' }
  | { state: 'seated' }
  | { state: 'audience' }
  | { state: 'denied'; reason: DenialReason }
  | { state: 'gone'; reason: LeavingReason }
>;

/** A member's guess in a round, by the round's number. */
export type MemberGuess = Readonly<{ round: number; guess: Rating }>;

/** A member's place among the audience. A member without a guess in any finished round has none. */
export type AudienceStanding = Readonly<
  | { type: 'placed'; place: number; score: number; guesses: readonly MemberGuess[] }
  | { type: 'unplaced' }
>;

/** A member's guess; `spent` if it left with a seat or an audience place in this round. */
export type AudienceGuess = Rating | 'spent';

/** All that one connection may know: where it is, what it sees, and its own part in the game. */
export type SeatSight = Readonly<{
  /** The connection's id. */
  id: string;
  /** Proves that the connection is the caller's own. Sent only to its own account or guest. */
  secret?: string | undefined;
  place: OwnPlace;
  /** Absent if the connection may not see the room: denied or gone. */
  sight?: RoomSight | undefined;
  /** Absent without a part in the current round. */
  own?: OwnAttempt | undefined;
  /** How much of the time limit it has: a seat from the next round on, a member of the audience at once. */
  allowance?: Allowance | undefined;
  audienceGuess?: AudienceGuess | undefined;
  audienceStanding?: AudienceStanding | undefined;
  /** When a guest whom the host denied may ask again, in milliseconds since 1970; absent for never, and for others. */
  askAgainAt?: number | undefined;
  hasAudience: boolean;
  /** Opens the room's stage. Sent only to its host. */
  stageKey?: string | undefined;
  /** The server's clock, in milliseconds since 1970. */
  now: number;
}>;

/** A round that is over, with its film. */
export type PastRound = Readonly<{ round: ClosedRoundView; film: FilmView }>;
