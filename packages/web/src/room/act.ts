import { refuse } from '@outoften/rules/result';
import { type CallProblem, isInDoubt } from '../api/graphql-client.ts';
import type { Act } from './room-state.ts';
import type { RoomVisits } from './room-visits.ts';

/** What the server answers where something was done of which this tab never heard. */
const DONE_BEFORE: readonly CallProblem[] = [
  'ALREADY_GUESSED',
  'HINT_REFUSED',
  'ROUND_OVER',
  'already-credited',
  'already-wrong',
  'slot-closed',
];

/** Acts in the room of the visit that is on. Where it is not known what came of it, the server is asked. */
export function createAct(visits: RoomVisits): Act {
  return async (call) => {
    const state = visits.inside();
    const stay = visits.stay();
    if (state === undefined || state.visitor.type === 'stage') return refuse('not-inside');
    const done = await call(state.visitor.seat, state.view);
    if (!done.ok && DONE_BEFORE.includes(done.refusal)) await stay?.need();
    else if (!done.ok && isInDoubt(done.refusal)) void stay?.need();
    return done;
  };
}
