import { randomBytes } from 'node:crypto';
import type { SeatId } from '@outoften/rules/room/seat';

const RANDOM_BYTES = 12;
const MEMBER_MARK = '.a.';

/** Returns a new seat id. It begins with the room's id, so that the room can be found by it. */
export function newSeatId(roomId: string): SeatId {
  return `${roomId}.${randomBytes(RANDOM_BYTES).toString('base64url')}` as SeatId;
}

/** As {@link newSeatId}, for a member of the audience. No seat has such an id. */
export function newMemberId(roomId: string): string {
  return `${roomId}${MEMBER_MARK}${randomBytes(RANDOM_BYTES).toString('base64url')}`;
}

/** The room of a connection, and whether it would be a seat or a member of the audience. Undefined for other text. */
export function parseConnectionId(
  text: string,
): Readonly<{ roomId: string; type: 'seat' | 'member' }> | undefined {
  if (!/^[\w-]{1,40}\.(?:a\.)?[\w-]{1,40}$/.test(text)) return undefined;
  const dot = text.indexOf('.');
  const type = text.startsWith(MEMBER_MARK, dot) ? 'member' : 'seat';
  return { roomId: text.slice(0, dot), type };
}

/** True for text with the form of an id of a room, session or round. Other text need not be looked up. */
export function isId(text: string): boolean {
  return /^[\w.-]{1,100}$/.test(text);
}
