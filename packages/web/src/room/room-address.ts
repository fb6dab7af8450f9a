import { parseRoomCode, type RoomCode } from '@outoften/rules/room/room-code';

/** What is scanned, sent and pasted. */
export function joinAddress(origin: string, code: RoomCode): string {
  return `${origin}/join/${code}`;
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

/** Where somebody goes who was invited to a room before they could come in; undefined for who was not. */
export function invitedPath(storage: Pick<Storage, 'getItem'>): string | undefined {
  try {
    const code = parseRoomCode(storage.getItem(INVITATION_KEY) ?? '');
    return code && `/game/joining?code=${code}`;
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
