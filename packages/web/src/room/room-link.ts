import { parseRoomCode, type RoomCode } from '@outoften/rules/room/room-code';
import { useState } from 'react';
import { type SafeStorage, tabStorage } from '../saved-data/safe-storage.ts';
import { TAB_ROOM_KEY } from '../saved-data/storage-keys.ts';
import { useSavedData } from '../saved-data/use-saved-data.ts';
import type { Ending, RoomState } from './room-state.ts';

/** The link of a room. */
export function joinAddress(origin: string, code: RoomCode): string {
  return `${origin}${joinPath(code)}`;
}

/** The path of a room's link. */
export function joinPath(code: RoomCode): string {
  return `/join/${code}`;
}

/** The path of a room's stage. Browsers do not send the key after the # to servers. */
export function stagePath({ roomId, stageKey }: Readonly<{ roomId: string; stageKey: string }>) {
  return `/stage/${roomId}#${stageKey}`;
}

/** Outlives the visit to the issuer's page. */
export const INVITATION_KEY = 'out-of-ten.invitation';

/** Remembers the room that the player signs in for. */
export function keepInvitation(code: RoomCode): void {
  tabStorage.setItem(INVITATION_KEY, code);
}

const HOSTING = 'host';

/** Remembers that the player signs in to open a room. */
export function keepHosting(): void {
  tabStorage.setItem(INVITATION_KEY, HOSTING);
}

/** Returns the room, or the form to open one, from which the player went to sign in. Undefined if from neither. */
export function invitedPath(): string | undefined {
  const kept = tabStorage.getItem(INVITATION_KEY) ?? tabStorage.getItem(TAB_ROOM_KEY);
  if (kept === HOSTING) return '/game/host-create';
  const code = parseRoomCode(kept ?? '');
  return code && joinPath(code);
}

export function dropInvitation(): void {
  tabStorage.removeItem(INVITATION_KEY);
}

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

type CodeCover = Readonly<{
  /** The player wants codes hidden on this screen. */
  isWanted: boolean;
  /** The code is hidden at this moment. */
  isCovered: boolean;
  /** Props of the button that shows and hides the code. */
  toggle: Readonly<{ 'aria-pressed': boolean; onClick: () => void }>;
}>;

/** Hides the room's code on the screen of a player who streams. */
export function useCodeCover(): CodeCover {
  const isWanted = useSavedData().data.settings.hidesRoomCode;
  const [isShown, setShown] = useState(false);
  return {
    isWanted,
    isCovered: isWanted && !isShown,
    toggle: { 'aria-pressed': isShown, onClick: () => setShown(!isShown) },
  };
}
