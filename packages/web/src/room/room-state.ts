import type { Allowance } from '@outoften/rules/allowance';
import type { Result } from '@outoften/rules/result';
import type { ClosingReason } from '@outoften/rules/room/room';
import type { RoomCode } from '@outoften/rules/room/room-code';
import type { DenialReason, LeavingReason } from '@outoften/rules/room/seat';
import type { OwnAttempt } from '@outoften/rules/room/view-attempt';
import type { FilmView } from '@outoften/rules/room/view-film';
import type { RoomView } from '@outoften/rules/room/view-room';
import type {
  AudienceCounts,
  AudienceGuess,
  AudienceStanding,
  ReactionCounts,
} from '@outoften/rules/room/wire/room-message';
import type { CallProblem } from '../api/graphql-client.ts';
import type { KeptSeat } from './kept-seats.ts';

/** How many are in the audience, how many of them have guessed, and what they sent lately. */
export type AudienceFigures = AudienceCounts & Readonly<{ reactions: ReactionCounts }>;

/** What somebody comes for: a seat, or the audience where there is none; or the audience, whatever there is. */
export type Aim = 'play' | 'watch';

/** As whom this tab is in the room. A stage has no seat, only its key. */
export type Role = Readonly<
  | { type: 'player'; seat: KeptSeat }
  | { type: 'audience'; seat: KeptSeat }
  | { type: 'stage'; stageKey: string }
>;

export type SeatedRole = Exclude<Role, { type: 'stage' }>;

/** Why this tab is not in the room any more, or never came in. */
export type Ending = Readonly<
  | { type: 'denied'; reason: DenialReason | undefined }
  /** Denied by the host. They may ask again from this moment on, by the server's clock; undefined for never. */
  | { type: 'turned-away'; askAgainAt: number | undefined; hasAudience: boolean }
  | { type: 'gone'; reason: LeavingReason | undefined }
  /** Left in this tab, sent out with all of the audience, or gone for what nobody tells. */
  | { type: 'out-of-audience'; reason: 'left' | 'no-audience' | undefined }
  | { type: 'closed'; reason: ClosingReason | undefined }
  /** Another tab or device of the same player has the seat now. */
  | { type: 'taken-over' }
  /** The aim is what may be tried next; suggestions are names that are free where the one sent was taken. */
  | { type: 'failed'; problem: CallProblem; aim: Aim; suggestions?: readonly string[] }
>;

/** A tab's place in a room, from its door to its end. */
export type RoomState = Readonly<
  | { phase: 'outside' }
  /** On the way in; the code is undefined for a room that is being opened. */
  | { phase: 'entering'; code: RoomCode | undefined; aim: Aim }
  /** The host has still to decide. */
  | { phase: 'waiting'; seat: KeptSeat; view: RoomView }
  | {
      phase: 'inside';
      role: Role;
      view: RoomView;
      /** The film of the round as everybody may see it; undefined before the first round. */
      film: FilmView | undefined;
      /** The player's own try at a round, kept until that at the next; undefined for others. */
      own: OwnAttempt | undefined;
      /** How much of the time limit the player has from the next round on; undefined for others. */
      allowance: Allowance | undefined;
      /** The round, or the end of a game, for which the own part was fetched last: there may have been none. */
      fetchedFor: string | undefined;
      /** What this member of the audience guessed in the round at hand. */
      audienceGuess: AudienceGuess | undefined;
      /** Where this member of the audience stood when the server was last asked. */
      audienceStanding: AudienceStanding | undefined;
      audience: AudienceFigures;
    }
  | { phase: 'ended'; code: RoomCode | undefined; ending: Ending }
>;

export type InsideRoom = Extract<RoomState, { phase: 'inside' }>;

/** What an action came to; its problem is the server's code, or the network's. */
export type Outcome<T = undefined> = Promise<Result<T, CallProblem>>;

/** Acts as the player this tab is in the room as, or as a member of its audience. */
export type Act = <T>(call: (seat: KeptSeat, view: RoomView) => Outcome<T>) => Outcome<T>;

/** Undefined for a stage. */
export function seatOf(role: Role): KeptSeat | undefined {
  return role.type === 'stage' ? undefined : role.seat;
}
