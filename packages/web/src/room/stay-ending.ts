import type { CallProblem } from '../api/graphql-client.ts';
import type { Ending, Visitor } from './room-state.ts';

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
