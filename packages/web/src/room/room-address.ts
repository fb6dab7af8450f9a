import { parseRoomCode, type RoomCode } from '@outoften/rules/room/room-code';
import { TAB_ROOM_KEY } from './tab-room.ts';

/** What is scanned, sent and pasted. */
export function joinAddress(origin: string, code: RoomCode): string {
  return `${origin}${joinPath(code)}`;
}

/** Where a room is joined, within the app. */
export function joinPath(code: RoomCode): string {
  return `/join/${code}`;
}

/** Where a room is shown on a television. The key is no part of what is sent to servers. */
export function stagePath({ roomId, stageKey }: Readonly<{ roomId: string; stageKey: string }>) {
  return `/stage/${roomId}#${stageKey}`;
}

/** Survives signing in, which leads away from the page and back. */
const INVITATION_KEY = 'out-of-ten.invitation';

export function keepInvitation(storage: Pick<Storage, 'setItem'>, code: RoomCode): void {
  try {
    storage.setItem(INVITATION_KEY, code);
  } catch {
    // The code has to be typed again.
  }
}

const HOSTING = 'host';

/** Remembers that the player signs in to open a room. */
export function keepHosting(storage: Pick<Storage, 'setItem'>): void {
  try {
    storage.setItem(INVITATION_KEY, HOSTING);
  } catch {
    // The player finds the way from home.
  }
}

/**
 * Where a player was before signing in led away: on the way to open a room, invited to one, or in one. Undefined for
 * none of these.
 */
export function invitedPath(storage: Pick<Storage, 'getItem'>): string | undefined {
  try {
    const kept = storage.getItem(INVITATION_KEY) ?? storage.getItem(TAB_ROOM_KEY);
    if (kept === HOSTING) return '/game/host-create';
    const code = parseRoomCode(kept ?? '');
    return code && joinPath(code);
  } catch {
    return undefined;
  }
}

export function dropInvitation(storage: Pick<Storage, 'removeItem'>): void {
  try {
    storage.removeItem(INVITATION_KEY);
  } catch {
    // What could not be kept need not be dropped.
  }
}
