import { findSeatOf, type Room } from '../room.ts';

/**
 * The room after a guest signed up: the guest's seat belongs to the account, and a bar on the guest applies to the
 * account. An account that has had a seat of its own in the room keeps that one, and the guest keeps theirs.
 */
export function handOverSeat(
  room: Room,
  { from, to }: Readonly<{ from: string; to: string }>,
): Room {
  const isBarred = room.barred.includes(from) && !room.barred.includes(to);
  const barring = isBarred ? { ...room, barred: [...room.barred, to] } : room;
  const seat = findSeatOf(room, from);
  if (seat === undefined || findSeatOf(room, to) !== undefined) return barring;
  const { network: _, ...kept } = { ...seat, owner: to };
  return { ...barring, seats: room.seats.map((each) => (each.id === seat.id ? kept : each)) };
}
