import { TAB_ROOM_KEY } from '../room/tab-room.ts';

/** True if this tab is in a room, also right after a reload. */
export function isTabInRoom(): boolean {
  try {
    return window.sessionStorage.getItem(TAB_ROOM_KEY) !== null;
  } catch {
    return false;
  }
}
