import type { LeavingReason } from '@outoften/rules/room/seat';
import type { SeatSight } from '@outoften/rules/room/wire/room-message';
import type { CallProblem } from '../api/graphql-client.ts';
import type { Ending, InsideRoom, Visitor } from './room-state.ts';

/** What the server answers where a kept seat is nobody's any more. */
export const SEAT_LOST: readonly CallProblem[] = [
  'NOT_SEATED',
  'no-audience',
  'SESSION_NOT_FOUND',
  'SESSION_CLOSED',
];

/** How the line ends where asking about the seat would tell nothing else. */
export const FINAL_ENDS: readonly CallProblem[] = ['SEAT_TAKEN_OVER', 'UNAUTHORIZED', 'line'];

/** Why a stay is over that the server gives no more answers to. */
export function endingOf({ type }: Visitor, problem: CallProblem): Ending {
  if (problem === 'SEAT_TAKEN_OVER') return { type: 'taken-over' };
  if (type === 'audience' && problem === 'no-audience') {
    return { type: 'out-of-audience', reason: 'no-audience' };
  }
  if (type === 'audience' && problem === 'NOT_SEATED') {
    return { type: 'out-of-audience', reason: undefined };
  }
  return { type: 'failed', problem, aim: 'play' };
}

/** What is seen of a seat that leads nowhere. */
export type LostSight = Pick<SeatSight, 'place' | 'askAgainAt' | 'hasAudience'>;

/** Why a seat that is there, or was, leads nowhere: also one in a room of which nothing is to be seen. */
export function endingOfSeat({ place, askAgainAt, hasAudience }: LostSight): Ending {
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

/** Why a room as it is seen is none to be in any more; undefined while it is one. */
export function endingSeen({
  visitor,
  view,
}: Pick<InsideRoom, 'visitor' | 'view'>): Ending | undefined {
  const { stage, seats } = view;
  if (stage.phase === 'closed') return { type: 'closed', reason: stage.reason };
  const own = visitor.type === 'player' ? visitor.seat.connectionId : undefined;
  const seat = seats.find(({ id }) => id === own);
  if (seat?.state !== 'gone') return undefined;
  return { type: 'gone', reason: seat.reason as LeavingReason | undefined };
}
