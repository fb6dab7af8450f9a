import { parseRoomCode, type RoomCode } from '@outoften/rules/room/room-code';

export const TAB_ROOM_KEY = 'out-of-ten.room';

export type TabRoom = ReturnType<typeof createTabRoom>;

/** Which room a tab is in, remembered over a reload by the tab's own storage, which may refuse. */
export function createTabRoom(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  function remember(code: RoomCode): void {
    try {
      storage.setItem(TAB_ROOM_KEY, code);
    } catch {
      // Where nothing is kept a reload asks for the code again, and the running game is taken for one played alone.
    }
  }

  function forget(): void {
    try {
      storage.removeItem(TAB_ROOM_KEY);
    } catch {
      // As above: what could not be kept need not be forgotten.
    }
  }

  function read(): RoomCode | undefined {
    try {
      return parseRoomCode(storage.getItem(TAB_ROOM_KEY) ?? '');
    } catch {
      return undefined;
    }
  }

  return { remember, forget, read };
}

/** The room that this tab is in. */
export const tabRoom = createTabRoom({
  getItem: (key) => window.sessionStorage.getItem(key),
  setItem: (key, text) => window.sessionStorage.setItem(key, text),
  removeItem: (key) => window.sessionStorage.removeItem(key),
});
