import { findSeat, type Room, withSeat } from '../room.ts';
import type { Seat, SeatId } from '../seat.ts';
import { isHere } from './leadership.ts';

/** The room with the seat's browser connected. A host who is back has the controls again. A closed room stays as it is. */
export function hearSeat(room: Room, id: SeatId): Room {
  const seat = findSeat(room, id);
  if (seat === undefined || !isWaitedFor(room, seat) || seat.presence.type === 'here') return room;
  const heard = withSeat(room, id, { presence: { type: 'here' } });
  const { deputy, emptySince } = heard;
  return {
    ...heard,
    deputy: id === heard.host ? undefined : deputy,
    emptySince: isHere({ ...seat, presence: { type: 'here' } }) ? undefined : emptySince,
  };
}

/** The room with the seat's browser gone, which may be for a moment only. */
export function missSeat(room: Room, wish: Readonly<{ seat: SeatId; now: number }>): Room {
  const seat = findSeat(room, wish.seat);
  if (seat === undefined || !isWaitedFor(room, seat) || seat.presence.type !== 'here') return room;
  const missed = withSeat(room, seat.id, { presence: { type: 'silent', since: wish.now } });
  return withEmptiness(missed, wish.now);
}

/** The room, knowing since when nobody has been here. */
export function withEmptiness(room: Room, now: number): Room {
  const emptySince = room.seats.some(isHere) ? undefined : (room.emptySince ?? now);
  return { ...room, emptySince };
}

/** True for somebody in the room or at its door, whose connection matters. */
export function hasPresence({ place }: Seat): boolean {
  return place.state === 'seated' || place.state === 'waiting';
}

function isWaitedFor({ progress }: Room, seat: Seat): boolean {
  return progress.phase !== 'closed' && hasPresence(seat);
}
