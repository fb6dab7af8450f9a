import { ok, type Result, refuse } from '../../result.ts';
import { findSeat, type Room, withSeat } from '../room.ts';
import type { SeatRefusal } from '../room-refusal.ts';
import type { Seat, SeatId } from '../seat.ts';
import { whyNotLeading } from './leadership.ts';

/** Anything with a state and a reason: a place in the room, or the view of a seat. */
type Whereabouts = Readonly<{ state: string; reason?: string | undefined }>;

/** True for a seat that the host removed, barred or denied. */
export function isSentOut({ state, reason }: Whereabouts): boolean {
  if (state === 'denied') return reason === 'by-host' || reason === 'barred';
  return state === 'gone' && (reason === 'removed' || reason === 'barred');
}

/**
 * Lets a player who was sent out ask for a seat again without approval. Doing it twice changes nothing.
 * @see docs/rules.md#seats
 */
export function letBackIn(
  room: Room,
  command: Readonly<{ by: SeatId; seat: SeatId }>,
): Result<Room, SeatRefusal> {
  const refusal = whyNotLeading(room, command.by);
  if (refusal !== undefined) return refuse(refusal);
  const seat = findSeat(room, command.seat);
  if (seat === undefined) return refuse('no-such-seat');
  if (seat.place.state === 'seated' || isLetBack(seat)) return ok(room);
  if (!isSentOut(seat.place)) return refuse('not-sent-out');
  const back = withSeat(room, seat.id, {
    place: { state: 'gone', reason: 'let-back' },
    denials: undefined,
    sentOutIn: undefined,
  });
  return ok(withoutBar(back, seat));
}

/** True for a seat whose player was sent out and may return without approval. */
export function isLetBack({ place }: Seat): boolean {
  return place.state === 'gone' && place.reason === 'let-back';
}

/** The network stays barred while another player from it is. */
function withoutBar(room: Room, { owner, network }: Seat): Room {
  const barred = room.barred.filter((each) => each !== owner);
  const isStillBarred = room.seats.some(
    (seat) => seat.network === network && barred.includes(seat.owner),
  );
  if (network === undefined || isStillBarred) return { ...room, barred };
  const barredNetworks = room.barredNetworks.filter((each) => each !== network);
  return { ...room, barred, barredNetworks };
}
