import type { Allowance } from '../../allowance.ts';
import type { Rating } from '../../rating.ts';
import type { DenialReason, LeavingReason, SeatId } from '../seat.ts';
import type { RoomPatch } from '../view/room-patch.ts';
import type { OwnAttempt } from '../view/view-attempt.ts';
import type { FilmView } from '../view/view-film.ts';
import type { ClosedRoundView, RoomView, SeatView } from '../view/view-room.ts';

/** Goes up when a browser with the version before could not read the messages any more. */
export const WIRE_VERSION = 2;

/** How large an audience is, and how many of it have guessed in the open round. */
export type AudienceCounts = Readonly<{ members: number; guessed: number }>;

/** What may be sent to a room by its players and its audience. */
export const REACTIONS = ['applause', 'laugh', 'gasp', 'tears', 'popcorn'] as const;

export type Reaction = (typeof REACTIONS)[number];

/** What a guess in the lobby's warm-up was. It is sent and told as reactions are. */
export const WARM_UP_ANSWERS = ['warm_up_right', 'warm_up_wrong'] as const;

export type WarmUpAnswer = (typeof WARM_UP_ANSWERS)[number];

/** How often each was sent since the news before. */
export type ReactionCounts = Readonly<Partial<Record<Reaction | WarmUpAnswer, number>>>;

/**
 * What changed of a seat; a new seat is whole. `null` takes the place of undefined, which JSON does not have: it removes
 * the field.
 */
export type SeatChange = Readonly<{ id: SeatId }> &
  Readonly<{ [Field in Exclude<keyof SeatView, 'id'>]?: SeatView[Field] | null | undefined }>;

/** A patch of the rules as it is sent: what is empty or as before is missing. */
export type PatchMessage = Readonly<{ version: number }> &
  Readonly<{
    [Part in 'meta' | 'progress']?: NonNullable<RoomPatch[Part]>;
  }> &
  Readonly<{ seats?: readonly SeatChange[]; dropped?: readonly SeatId[] }>;

/**
 * What a follower of a room is sent. A `view` comes first of all, after a gap, and after a change of the follower's class.
 * `film` comes with it, and with the patch of a round that begins or is over: it is what everybody in the room may see.
 */
export type RoomMessage = Readonly<
  | { view: RoomView; film?: FilmView | undefined }
  | { patch: PatchMessage; film?: FilmView | undefined }
  | { audience: Partial<AudienceCounts> & Readonly<{ reactions?: ReactionCounts }> }
>;

/** A room as one who looks at it sees it. */
export type RoomSight = Readonly<{
  view: RoomView;
  film?: FilmView | undefined;
  audience: AudienceCounts;
  /** The server's clock, in milliseconds since 1970. */
  now: number;
}>;

/** Where a connection is. A seat in a room that was closed around it is still seated. */
export type OwnPlace = Readonly<
  | { state: 'waiting' }
  | { state: 'seated' }
  | { state: 'audience' }
  | { state: 'denied'; reason: DenialReason }
  | { state: 'gone'; reason: LeavingReason }
>;

/** What a member of the audience guessed in a round, by its number. */
export type MemberGuess = Readonly<{ round: number; guess: Rating }>;

/** Where one member stands among all of the audience. A member that has guessed in no round that is over has no place. */
export type AudienceStanding = Readonly<
  | { type: 'placed'; place: number; score: number; guesses: readonly MemberGuess[] }
  | { type: 'unplaced' }
>;

/** What a member of the audience guessed; spent, if the guess went with a seat or an audience left in this round. */
export type AudienceGuess = Rating | 'spent';

/** All that one connection may know: where it is, what it sees from there, and its own part in the game. */
export type SeatSight = Readonly<{
  /** The connection's. */
  id: string;
  /** Proves that the connection is one's own; told to its own account or guest alone. */
  secret?: string | undefined;
  place: OwnPlace;
  /** Missing where the room is not to be seen: for one that is denied or gone. */
  sight?: RoomSight | undefined;
  /** Missing without a part in the round at hand. */
  own?: OwnAttempt | undefined;
  /** How much of the time limit a seat has from the next round on; missing in the audience. */
  allowance?: Allowance | undefined;
  audienceGuess?: AudienceGuess | undefined;
  audienceStanding?: AudienceStanding | undefined;
  /** When a guest whom the host denied may ask again, in milliseconds since 1970; missing for never, and for others. */
  askAgainAt?: number | undefined;
  hasAudience: boolean;
  /** Opens the room's stage; told to its host alone. */
  stageKey?: string | undefined;
  /** The server's clock, in milliseconds since 1970. */
  now: number;
}>;

/** What an own move in a round changed. What is missing is as it was. */
export type OwnChange = Readonly<{ roundId: string }> &
  Readonly<Partial<Pick<OwnAttempt, 'hints' | 'slots' | 'pointsInHand'>>> &
  Readonly<{
    /** What the open hints show. */
    film?: Readonly<Partial<Pick<FilmView, 'posterPath' | 'overview' | 'reviews'>>>;
    guess?: Readonly<{ value: Rating }>;
  }>;

/** A round that is over, with its film. */
export type PastRound = Readonly<{ round: ClosedRoundView; film: FilmView }>;
