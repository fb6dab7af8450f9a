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
  SeatSight,
} from '@outoften/rules/room/wire/room-message';
import type { CallProblem } from '../api/graphql-client.ts';
import type { KeptSeat } from './kept-seats.ts';

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

/** Refused because a kept seat is lost. */
const SEAT_LOST: readonly CallProblem[] = [
  'NOT_SEATED',
  'no-audience',
  'SESSION_NOT_FOUND',
  'SESSION_CLOSED',
];

/** Refused to a guest whom the host denied. */
export const TURNED_AWAY: readonly CallProblem[] = ['ask-later', 'denied-for-good'];

/** Refused to a player who may still watch, or to a viewer who may still play. */
const OTHER_AIM_LEFT: readonly CallProblem[] = ['no-audience', 'left-for-good'];

/** Problems that end a subscription for good: the server would repeat them. */
export const FINAL_PROBLEMS: readonly CallProblem[] = [
  'SEAT_TAKEN_OVER',
  'UNAUTHORIZED',
  'OLD_CLIENT',
  'GRAPHQL_VALIDATION_FAILED',
  'no-connection',
];

/** The same for a stage. It has no player who presses a button, so it tries again after any other problem. */
export const FINAL_ON_STAGE: readonly CallProblem[] = ['OLD_CLIENT'];

/** After these there is no place to come back to. */
const FINAL_ENDINGS: readonly Ending['type'][] = [
  'denied',
  'turned-away',
  'gone',
  'out-of-audience',
  'closed',
];

export function isFinal({ type }: Ending): boolean {
  return FINAL_ENDINGS.includes(type);
}

/** True after a visit to the room with this code. */
export function isEndedIn(state: RoomState, code: RoomCode): boolean {
  return state.phase === 'ended' && state.code === code;
}

/** True if another seat may be asked for. */
export function isSeatLost(resumed: Result<SeatSight, CallProblem>): boolean {
  if (!resumed.ok) return SEAT_LOST.includes(resumed.refusal);
  const { state } = resumed.value.place;
  return state === 'denied' || state === 'gone';
}

/** True if the game is full, or has gone on too far to join. */
export function hasNoSeatLeft(place: SeatSight['place']): boolean {
  return place.state === 'denied' && (place.reason === 'full' || place.reason === 'too-late');
}

/** The ending after a refused request for a place. */
export function endingOfRefusal({
  problem,
  aim,
  suggestions,
}: Readonly<{
  problem: CallProblem;
  aim: Aim;
  suggestions: readonly string[] | undefined;
}>): Ending {
  if (OTHER_AIM_LEFT.includes(problem)) {
    return { type: 'failed', problem, aim: aim === 'play' ? 'watch' : 'play' };
  }
  return { type: 'failed', problem, aim, ...(suggestions && { suggestions }) };
}

/** The ending after a problem that does not pass. */
export function endingOfProblem({ type }: Role, problem: CallProblem): Ending {
  if (problem === 'SEAT_TAKEN_OVER') return { type: 'taken-over' };
  if (type === 'audience' && problem === 'no-audience') {
    return { type: 'out-of-audience', reason: 'no-audience' };
  }
  if (type === 'audience' && problem === 'NOT_SEATED') {
    return { type: 'out-of-audience', reason: undefined };
  }
  return { type: 'failed', problem, aim: 'play' };
}

/** The server's answer about a seat without a place. */
type LostPlace = Pick<SeatSight, 'place' | 'askAgainAt' | 'hasAudience'>;

/** The denial of a guest whom the host denied or removed; undefined for others. */
export function denialByHost({ place, askAgainAt, hasAudience }: LostPlace): Ending | undefined {
  const isDenied = place.state === 'denied' && place.reason === 'by-host';
  const isRemoved = place.state === 'gone' && askAgainAt !== undefined;
  return isDenied || isRemoved ? { type: 'turned-away', askAgainAt, hasAudience } : undefined;
}

/** The ending for a seat without a place, or in a room that cannot be seen. */
export function endingOfPlace({ place, askAgainAt, hasAudience }: LostPlace): Ending {
  switch (place.state) {
    case 'denied':
      if (place.reason === 'by-host') return { type: 'turned-away', askAgainAt, hasAudience };
      return { type: 'denied', reason: place.reason };
    case 'gone':
      return { type: 'gone', reason: place.reason };
    case 'waiting':
    case 'seated':
    case 'audience':
      return { type: 'closed', reason: undefined };
  }
}

/** The ending if the room is closed, or the player's seat is gone; undefined otherwise. */
export function endingOfView({
  role,
  view,
}: Pick<InsideRoom, 'role' | 'view'>): Ending | undefined {
  const { progress, seats } = view;
  if (progress.phase === 'closed') return { type: 'closed', reason: progress.reason };
  const own = role.type === 'player' ? role.seat.connectionId : undefined;
  const seat = seats.find(({ id }) => id === own);
  if (seat?.state !== 'gone') return undefined;
  return { type: 'gone', reason: seat.reason as LeavingReason | undefined };
}
