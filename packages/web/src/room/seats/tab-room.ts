import { parseRoomCode, type RoomCode } from '@outoften/rules/room/room-code';
import { type SafeStorage, tabStorage } from '../../saved-data/safe-storage.ts';
import { TAB_ROOM_KEY } from '../../saved-data/storage-keys.ts';

export type TabRoom = ReturnType<typeof createTabRoom>;

/** Remembers a tab's room through a reload. */
export function createTabRoom(storage: Pick<SafeStorage, 'getItem' | 'setItem' | 'removeItem'>) {
  return {
    remember(code: RoomCode): void {
      storage.setItem(TAB_ROOM_KEY, code);
    },
    forget(): void {
      storage.removeItem(TAB_ROOM_KEY);
    },
    read: (): RoomCode | undefined => parseRoomCode(storage.getItem(TAB_ROOM_KEY) ?? ''),
  };
}

/** The room that this tab is in. */
export const tabRoom = createTabRoom(tabStorage);
