import type { Allowance } from '@outoften/rules/allowance';
import type { Result } from '@outoften/rules/result';
import type { ClosingReason } from '@outoften/rules/room/room';
import type { RoomCode } from '@outoften/rules/room/room-code';
import type { DenialReason, LeavingReason } from '@outoften/rules/room/seat';
import type { OwnAttempt } from '@outoften/rules/room/view/view-attempt';
import type { FilmView } from '@outoften/rules/room/view/view-film';
import type { RoomView } from '@outoften/rules/room/view/view-room';
import type {
  AudienceCounts,
  AudienceGuess,
  AudienceStanding,
  ReactionCounts,
} from '@outoften/rules/room/wire/room-message';
import type { CallProblem } from '../api/graphql-client.ts';
import type { KeptSeat } from './seats/kept-seats.ts';

/** The size of the audience, the number of its guesses, and its latest reactions. */
export type AudienceFigures = AudienceCounts & Readonly<{ reactions: ReactionCounts }>;

/** `play` asks for a seat, or for a place in the audience if there is none. `watch` asks for the audience only. */
export type Aim = 'play' | 'watch';

/** The tab's role in the room. A stage has no seat, only its key. */
export type Role = Readonly<
  | { type: 'player'; seat: KeptSeat }
  | { type: 'audience'; seat: KeptSeat }
  | { type: 'stage'; stageKey: string }
>;

export type SeatedRole = Exclude<Role, { type: 'stage' }>;

/** Why this tab left the room, or could not enter it. */
export type Ending = Readonly<
  | { type: 'denied'; reason: DenialReason | undefined }
  /** Denied by the host. `askAgainAt` is by the server's clock; undefined if the guest may never ask again. */
  | { type: 'turned-away'; askAgainAt: number | undefined; hasAudience: boolean }
  | { type: 'gone'; reason: LeavingReason | undefined }
  /** Left in this tab, or removed with the whole audience; undefined if the server does not say. */
  | { type: 'out-of-audience'; reason: 'left' | 'no-audience' | undefined }
  | { type: 'closed'; reason: ClosingReason | undefined }
  /** Another tab or device of the same player has the seat. */
  | { type: 'taken-over' }
  /** `aim` is what may be tried next. `suggestions` are free names if the name was taken. */
  | { type: 'failed'; problem: CallProblem; aim: Aim; suggestions?: readonly string[] }
>;

/** The phases of a tab's visit to a room. */
export type RoomState = Readonly<
  | { phase: 'outside' }
  /** The code is undefined while the room is being opened. */
  | { phase: 'entering'; code: RoomCode | undefined; aim: Aim }
  /** The host has not decided yet. */
  | { phase: 'waiting'; seat: KeptSeat; view: RoomView }
  | {
      phase: 'inside';
      role: Role;
      view: RoomView;
      /** The film of the round as everyone sees it; undefined before the first round. */
      film: FilmView | undefined;
      /** The player's attempt at the round, kept until the next one begins; undefined for others. */
      own: OwnAttempt | undefined;
      /** The factor of the time limit, for a player from the next round on; undefined for a stage. */
      allowance: Allowance | undefined;
      /** The {@link ownPartKey} for which the own part was last fetched. There may have been none. */
      fetchedFor: string | undefined;
      /** The guess of this member of the audience in the current round. */
      audienceGuess: AudienceGuess | undefined;
      /** The place of this member of the audience, as last fetched. */
      audienceStanding: AudienceStanding | undefined;
      audience: AudienceFigures;
    }
  | { phase: 'ended'; code: RoomCode | undefined; ending: Ending }
>;

export type InsideRoom = Extract<RoomState, { phase: 'inside' }>;

/** The outcome of a request. Its problem is a code of the server or of the network. */
export type Outcome<T = unknown> = Promise<Result<T, CallProblem>>;

/** Undefined for a stage. */
export function seatOf(role: Role): KeptSeat | undefined {
  return role.type === 'stage' ? undefined : role.seat;
}
