import type { Result } from '@outoften/rules/result';
import type { RoomCode } from '@outoften/rules/room/room-code';
import type { LeavingReason } from '@outoften/rules/room/seat';
import type { SeatSight } from '@outoften/rules/room/wire/room-message';
import type { CallProblem } from '../api/graphql-client.ts';
import type { Aim, Ending, InsideRoom, Role, RoomState } from './room-state.ts';

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
export type LostPlace = Pick<SeatSight, 'place' | 'askAgainAt' | 'hasAudience'>;

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
