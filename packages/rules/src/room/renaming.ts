import type { Avatar } from '../avatar.ts';
import { findSeatOf, type Room, withSeat } from './room.ts';

/** The room with an account's new name and picture on its seat, if it has one; a closed room stays as it ended. */
export function renameOwner(
  room: Room,
  { owner, name, avatar }: Readonly<{ owner: string; name: string; avatar: Avatar }>,
): Room {
  const seat = findSeatOf(room, owner);
  if (seat === undefined || room.stage.phase === 'closed') return room;
  if (seat.name === name && seat.avatar === avatar) return room;
  return withSeat(room, seat.id, { name, avatar });
}
