import type { Avatar } from '../../player/avatar.ts';
import { readFace } from '../../player/face.ts';
import { findSeatOf, type Room, withSeat } from '../room.ts';
import { faceFor } from './seat-face.ts';

/** The room with an account's new name and picture on its seat, if it has one; a closed room stays as it ended. */
export function renameOwner(
  room: Room,
  { owner, name, avatar }: Readonly<{ owner: string; name: string; avatar: Avatar }>,
): Room {
  const seat = findSeatOf(room, owner);
  if (seat === undefined || room.progress.phase === 'closed') return room;
  // A picture that does not change keeps its ground, also if the seat it differed from is gone.
  const isSame = readFace(seat.avatar).avatar === avatar;
  const face = isSame ? seat.avatar : faceFor(room, { seat: seat.id, avatar });
  if (seat.name === name && seat.avatar === face) return room;
  return withSeat(room, seat.id, { name, avatar: face });
}
