import { FIRST_AVATAR } from '../../player/avatar.ts';
import { findSeatOf, type Room, withSeat } from '../room.ts';
import { leaveSeat } from './leaving.ts';

/** The name of a seat whose account was deleted. No player can have this name. */
export const NAMELESS = '—';

/**
 * The room without the data of a deleted account. Its seat, if it had one, leaves and stays without a name, with what
 * it did in the game.
 */
export function forgetOwner(
  room: Room,
  { owner, now }: Readonly<{ owner: string; now: number }>,
): Room {
  const unbarred = room.barred.includes(owner)
    ? { ...room, barred: room.barred.filter((each) => each !== owner) }
    : room;
  const seat = findSeatOf(unbarred, owner);
  if (seat === undefined) return unbarred;
  const left = leaveSeat(unbarred, { seat: seat.id, now });
  const nameless = { owner: seat.id, name: NAMELESS, avatar: FIRST_AVATAR };
  return withSeat(left.ok ? left.value : unbarred, seat.id, nameless);
}
