import type { Ending, RoomState } from './room-state.ts';

/** Where the room of this tab is shown; undefined if it is nowhere yet, or no more. */
export function roomPath(state: RoomState): string | undefined {
  if (state.phase === 'ended' && isOwnDoing(state.ending)) return '/game/home';
  if (state.phase === 'waiting') return '/game/guest-waiting';
  if (state.phase !== 'inside' || state.visitor.type === 'stage') return undefined;
  const { view, visitor } = state;
  if (view.stage.phase !== 'lobby') return '/game/active';
  const isController = view.meta.controller === visitor.seat.connectionId;
  return isController ? '/game/host-waiting' : '/game/guest-waiting';
}

/** Whoever left needs not be told so. */
function isOwnDoing(ending: Ending): boolean {
  return ending.type === 'gone' && (ending.reason === 'left' || ending.reason === 'withdrawn');
}
