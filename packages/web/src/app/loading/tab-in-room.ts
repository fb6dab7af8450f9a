import { tabStorage } from '../../saved-data/safe-storage.ts';
import { TAB_ROOM_KEY } from '../../saved-data/storage-keys.ts';

/** True if this tab is in a room, also right after a reload. */
export function isTabInRoom(): boolean {
  return tabStorage.getItem(TAB_ROOM_KEY) !== null;
}
