import { refuse } from '@outoften/rules/result';
import type { RoomCode } from '@outoften/rules/room/room-code';
import type { RoomCalls } from './room-calls.ts';
import type { Act, Ending, Outcome } from './room-state.ts';
import type { RoomVisits } from './room-visits.ts';
import type { SeatKeeping } from './seat-keeping.ts';
import type { TabRoom } from './tab-room.ts';

export type WaysOutParts = Readonly<{
  visits: RoomVisits;
  calls: Pick<RoomCalls, 'leave'>;
  act: Act;
  seats: SeatKeeping;
  tab: TabRoom;
  owner: () => string | undefined;
}>;

/** With these there is no place to come back to. */
const FINAL_ENDINGS: readonly Ending['type'][] = [
  'denied',
  'turned-away',
  'gone',
  'out-of-audience',
  'closed',
];

/** How a tab leaves a room, or is left without it. */
export function createWaysOut({ visits, calls, act, seats, tab, owner }: WaysOutParts) {
  function end(ending: Ending, code: RoomCode | undefined): void {
    const account = owner();
    const isOut = FINAL_ENDINGS.includes(ending.type);
    // A guest whom the host denied reads after a reload, too, when to ask again.
    if (ending.type === 'turned-away' && code !== undefined) tab.remember(code);
    else if (isOut) tab.forget();
    if (isOut && account !== undefined && code !== undefined) {
      seats.forget({ owner: account, code });
    }
    visits.begin({ phase: 'ended', code, ending });
  }

  /** Withdraws a request, or gives the seat up for good; a server that can't be told finds out by the silence. */
  async function leave(): Outcome {
    const state = visits.getState();
    const isWaiting = state.phase === 'waiting';
    if (!isWaiting && visits.inside() === undefined) return refuse('not-inside');
    const left = isWaiting ? await calls.leave(state.seat) : await act((seat) => calls.leave(seat));
    const code = isWaiting ? state.seat.code : visits.inside()?.view.meta.code;
    const isAudience = visits.inside()?.visitor.type === 'audience';
    if (!left.ok) stepOut();
    else if (isAudience) end({ type: 'out-of-audience', reason: 'left' }, code);
    else end({ type: 'gone', reason: isWaiting ? 'withdrawn' : 'left' }, code);
    return left;
  }

  /** Goes out without giving the seat up: the code leads back to it. */
  function stepOut(): void {
    tab.forget();
    visits.begin({ phase: 'outside' });
  }

  return { end, leave, stepOut };
}
