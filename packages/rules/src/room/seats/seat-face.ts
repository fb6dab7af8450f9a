import type { Avatar } from '../../player/avatar.ts';
import { chooseFace, type Face } from '../../player/face.ts';
import type { Room } from '../room.ts';
import type { Seat, SeatId } from '../seat.ts';

/** The face of a seat whose player chose this picture: unlike all others that are shown. @see docs/rules.md#avatars */
export function faceFor(
  { seats, progress }: Pick<Room, 'seats' | 'progress'>,
  { seat, avatar }: Readonly<{ seat: SeatId; avatar: Avatar }>,
): Face {
  const others = seats.filter((each) => each.id !== seat && isShown(each, progress));
  return chooseFace(avatar, new Set(others.map((each) => each.avatar)));
}

/** True for seats that are here or requested, and for those that left but are in the standings. */
function isShown({ place, entry }: Seat, progress: Room['progress']): boolean {
  if (place.state === 'seated' || place.state === 'waiting') return true;
  return entry !== undefined && progress.phase !== 'lobby';
}
