import type { RoomView } from '@outoften/rules/room/view-room';
import { createStore } from 'zustand/vanilla';
import type { InsideRoom, RoomState } from './room-state.ts';
import type { Stay } from './stay.ts';

export type RoomVisits = ReturnType<typeof createRoomVisits>;

/**
 * Where a tab is, and what keeps it there. Each coming and going is another visit: answers to an earlier one are no
 * news.
 */
export function createRoomVisits(first: RoomState) {
  const { getState, setState, subscribe } = createStore<RoomState>(() => first);
  /** At the room this tab is in, or at its door. */
  let stay: Stay | undefined;
  let visit = 0;

  /** Goes on with the visit. */
  function move(state: RoomState): void {
    setState(state, true);
  }

  /** Ends the visit at hand, and tells what the new one is known by. */
  function begin(state: RoomState): number {
    stay?.stop();
    stay = undefined;
    visit += 1;
    move(state);
    return visit;
  }

  function inside(): InsideRoom | undefined {
    const state = getState();
    return state.phase === 'inside' ? state : undefined;
  }

  /** The room this tab is in, or at the door of. */
  function followed(): RoomView | undefined {
    const state = getState();
    return 'view' in state ? state.view : undefined;
  }

  return {
    subscribe,
    getState,
    inside,
    followed,
    move,
    begin,
    hasBegun: () => visit > 0,
    isOver: (one: number) => one !== visit,
    stay: () => stay,
    stayBy(begun: Stay): void {
      stay = begun;
    },
  };
}
