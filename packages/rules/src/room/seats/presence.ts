import { findSeat, type Room, withSeat } from '../room.ts';
import type { Seat, SeatId } from '../seat.ts';
import { isHere } from './leadership.ts';

/**
 * The room with the seat's browser connected. A host who is back gets the controls back. A closed room stays as it is.
 */
export function connectSeat(room: Room, id: SeatId): Room {
  const seat = findSeat(room, id);
  if (seat === undefined || !isWaitedFor(room, seat) || seat.presence.type === 'here') return room;
  const connected = withSeat(room, id, { presence: { type: 'here' } });
  const { deputy, emptySince } = connected;
  return {
    ...connected,
    deputy: id === connected.host ? undefined : deputy,
    emptySince: isHere({ ...seat, presence: { type: 'here' } }) ? undefined : emptySince,
  };
}

/** The room with the seat's browser disconnected, perhaps for a moment only. */
export function disconnectSeat(room: Room, loss: Readonly<{ seat: SeatId; now: number }>): Room {
  const seat = findSeat(room, loss.seat);
  if (seat === undefined || !isWaitedFor(room, seat) || seat.presence.type !== 'here') return room;
  const missed = withSeat(room, seat.id, { presence: { type: 'silent', since: loss.now } });
  return withEmptiness(missed, loss.now);
}

/** The room with the time since when no seat has been here. */
export function withEmptiness(room: Room, now: number): Room {
  const emptySince = room.seats.some(isHere) ? undefined : (room.emptySince ?? now);
  return { ...room, emptySince };
}

/** True for a seat in the room or at its door, whose connection matters. */
export function hasPresence({ place }: Seat): boolean {
  return place.state === 'seated' || place.state === 'waiting';
}

function isWaitedFor({ progress }: Room, seat: Seat): boolean {
  return progress.phase !== 'closed' && hasPresence(seat);
}
