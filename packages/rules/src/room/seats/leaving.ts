import { ok, type Result, refuse } from '../../result.ts';
import { withDenial } from '../asking-again.ts';
import {
  type ClosingReason,
  findSeat,
  type Room,
  type RoomProgress,
  seatedSeats,
  withSeat,
} from '../room.ts';
import type { HostRefusal, SeatRefusal } from '../room-refusal.ts';
import { roundAt } from '../rounds-over.ts';
import type { LeavingReason, Seat, SeatId } from '../seat.ts';
import { findAttempt } from '../seat-attempts.ts';
import { findSuccessor, isLeader, whyNotLeading } from './leadership.ts';
import { withEmptiness } from './presence.ts';
import { denySeat } from './seating.ts';

/** The room after a player left for good or took a request back. In a closed room it changes nothing. */
export function leaveSeat(
  room: Room,
  command: Readonly<{ seat: SeatId; now: number }>,
): Result<Room, 'room-closed' | 'not-seated'> {
  const state = findSeat(room, command.seat)?.place.state;
  if (room.progress.phase === 'closed')
    return state === 'seated' ? ok(room) : refuse('room-closed');
  if (state === 'seated') return ok(vacate(room, { ...command, reason: 'left' }));
  if (state === 'waiting') return ok(vacate(room, { ...command, reason: 'withdrawn' }));
  return refuse('not-seated');
}

/**
 * The room after the host sent a player out or away from the door. They may ask again, and a host decides. If the
 * player is out already, nothing changes.
 */
export function removeSeat(
  room: Room,
  command: Readonly<{ by: SeatId; seat: SeatId; now: number }>,
): Result<Room, SeatRefusal> {
  const refusal = whyNotRemovable(room, command);
  if (refusal !== undefined) return refuse(refusal);
  const state = findSeat(room, command.seat)?.place.state;
  if (state === undefined) return refuse('no-such-seat');
  if (state === 'waiting') return denySeat(room, command);
  return ok(state === 'seated' ? vacate(room, { ...command, reason: 'removed' }) : room);
}

/** The room after a player was barred, whether they are in it, ask for a seat, or were in it before. */
export function barSeat(
  room: Room,
  command: Readonly<{ by: SeatId; seat: SeatId; now: number }>,
): Result<Room, SeatRefusal> {
  const refusal = whyNotRemovable(room, command);
  if (refusal !== undefined) return refuse(refusal);
  const seat = findSeat(room, command.seat);
  if (seat === undefined) return refuse('no-such-seat');
  const barring = withBarred(room, seat);
  if (seat.place.state === 'waiting') {
    const place = { state: 'denied', reason: 'barred' } as const;
    return ok(withSeat(barring, seat.id, { place, sentOutIn: roundAt(room.progress) }));
  }
  return ok(vacate(barring, { ...command, reason: 'barred' }));
}

function withBarred(room: Room, { owner, network }: Seat): Room {
  const barred = [...room.barred.filter((each) => each !== owner), owner];
  if (network === undefined || room.barredNetworks.includes(network)) return { ...room, barred };
  return { ...room, barred, barredNetworks: [...room.barredNetworks, network] };
}

/** The room, closed by the host or deputy. Closing it again, as after a lost answer, changes nothing. */
export function closeRoom(
  room: Room,
  command: Readonly<{ by: SeatId }>,
): Result<Room, HostRefusal> {
  if (room.progress.phase === 'closed' && isLeader(room, command.by)) return ok(room);
  const refusal = whyNotLeading(room, command.by);
  return refusal === undefined ? ok(endRoom(room, 'by-host')) : refuse(refusal);
}

/** The room, closed. Waiting requests are denied. */
export function endRoom(room: Room, reason: ClosingReason): Room {
  const seats = room.seats.map((seat): Seat => {
    if (seat.place.state !== 'waiting') return seat;
    return { ...seat, place: { state: 'denied', reason: 'closed' } };
  });
  return { ...room, seats, progress: { phase: 'closed', reason } };
}

/**
 * The room without the seat. Its guess stays in the round; without one it has no part in it. A host's controls pass on.
 * If no one can have them, the room is closed.
 */
export function vacate(room: Room, leaving: Leaving): Room {
  const { seat, now } = leaving;
  const host = seat === room.host ? findSuccessor(room)?.id : room.host;
  const deputy = room.deputy === seat || room.deputy === host ? undefined : room.deputy;
  const left = withSeat(room, seat, goneSeat(room, leaving));
  const progress = withoutAttempt(left.progress, seat);
  const vacated = withEmptiness({ ...left, host: host ?? room.host, deputy, progress }, now);
  return seatedSeats(vacated).length === 0 ? endRoom(vacated, 'empty') : vacated;
}

type Leaving = Readonly<{ seat: SeatId; reason: LeavingReason; now: number }>;

/** The fields of a seat that is gone. */
function goneSeat(room: Room, { seat: id, reason, now }: Leaving): Partial<Omit<Seat, 'id'>> {
  const seat = findSeat(room, id);
  const isSentOut = reason === 'removed' || reason === 'barred';
  const sentOutIn = isSentOut ? roundAt(room.progress) : seat?.sentOutIn;
  const gone = { state: 'gone', reason } as const;
  if (seat?.place.state !== 'waiting') return { place: gone, sentOutIn };
  // A repeated request that is taken back counts as denied. Otherwise it could be repeated without end.
  const denials = seat.denials && withDenial(seat, now);
  // A player who was sent out and gives up asking still needs the host's approval to return.
  const place = seat.place.byHand ? ({ ...gone, byHand: true } as const) : gone;
  return { place, sentOutIn, denials };
}

function withoutAttempt(progress: RoomProgress, seat: SeatId): RoomProgress {
  if (progress.phase !== 'guessing') return progress;
  const attempt = findAttempt(progress.round.attempts, seat);
  if (attempt === undefined || attempt.guess !== undefined) return progress;
  const attempts = progress.round.attempts.filter((each) => each !== attempt);
  return { ...progress, round: { ...progress.round, attempts } };
}

function whyNotRemovable(
  room: Room,
  { by, seat }: Readonly<{ by: SeatId; seat: SeatId }>,
): HostRefusal | 'not-removable' | undefined {
  const refusal = whyNotLeading(room, by);
  if (refusal !== undefined) return refusal;
  return seat === room.host || seat === by ? 'not-removable' : undefined;
}
