import type { RoomCode } from '@outoften/rules/room/room-code';
import type { Ending, RoomState } from './room-state.ts';

/** The path at which the room of this tab is shown; undefined while it has none. */
export function roomPath(state: RoomState): string | undefined {
  if (state.phase === 'ended' && isOwnDoing(state.ending)) return '/game/home';
  if (state.phase === 'waiting') return '/game/guest-waiting';
  if (state.phase !== 'inside' || state.role.type === 'stage') return undefined;
  const { view, role } = state;
  if (view.progress.phase !== 'lobby') return '/game/active';
  const isController = view.meta.controller === role.seat.connectionId;
  return isController ? '/game/host-waiting' : '/game/guest-waiting';
}

/** The code of the room that this tab is in or enters; undefined for none, and for one that is being opened. */
export function roomCode(state: RoomState): RoomCode | undefined {
  if ('view' in state) return state.view.meta.code;
  return 'code' in state ? state.code : undefined;
}

/** A player who left on purpose sees no message about it. */
function isOwnDoing(ending: Ending): boolean {
  return ending.type === 'gone' && (ending.reason === 'left' || ending.reason === 'withdrawn');
}
