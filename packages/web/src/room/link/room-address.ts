import { parseRoomCode, type RoomCode } from '@outoften/rules/room/room-code';
import { tabStorage } from '../../saved-data/safe-storage.ts';
import { TAB_ROOM_KEY } from '../../saved-data/storage-keys.ts';

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
