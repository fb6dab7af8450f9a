import { ok, type Result, refuse } from '../../result.ts';
import { whyNotAskAgain, withDenial } from '../asking-again.ts';
import type { Newcomer } from '../open-room.ts';
import { findSeat, findSeatOf, type Room, seatedSeats, withSeat } from '../room.ts';
import type { AskingRefusal, SeatRefusal } from '../room-refusal.ts';
import { roundAt } from '../rounds-over.ts';
import { NO_TOTALS, type Seat, type SeatId } from '../seat.ts';
import { isTooLateToJoin, levelNewcomers, nextRoundNumber } from './late-join.ts';
import { whyNotLeading } from './leadership.ts';
import { isLetBack } from './let-back-in.ts';
import { withEmptiness } from './presence.ts';
import { faceFor } from './seat-face.ts';

/** How long a request waits before the room approves it, so that a host sees who comes. */
export const AUTO_APPROVE_MS = 750;

/** Limits how large a room can grow. */
export const MOST_SEATS_ASKED_FOR = 500;

/**
 * The room with a request for a seat. A player who was removed, denied or freed gets the seat they had, with its id.
 * @see docs/rules.md#seats
 */
export function askForSeat(
  room: Room,
  request: Readonly<{ newcomer: Newcomer; now: number }>,
): Result<Room, AskingRefusal> {
  const { newcomer, now } = request;
  if (room.progress.phase === 'closed') return refuse('room-closed');
  if (room.barred.includes(newcomer.owner)) return refuse('barred');
  const earlier = findSeatOf(room, newcomer.owner);
  if (earlier?.place.state === 'seated') return refuse('already-seated');
  if (earlier?.place.state === 'waiting') return refuse('already-seated');
  if (hasLeft(earlier)) return refuse('left-for-good');
  const obstacle = (earlier && whyNotAskAgain(earlier, now)) ?? whyNoSeat(room);
  if (obstacle !== undefined) return refuse(obstacle);
  const asked = {
    place: { state: 'waiting', requestedAt: now, byHand: needsHost(room, { newcomer, earlier }) },
    presence: { type: 'silent', since: now },
  } as const;
  if (earlier !== undefined) {
    const { id: _, owner: __, ...looks } = newcomer;
    const avatar = faceFor(room, { seat: earlier.id, avatar: newcomer.avatar });
    const asking = withSeat(room, earlier.id, { ...looks, avatar, ...asked });
    return ok(isLetBack(earlier) ? seatWaiting(asking, { seat: earlier.id, now }) : asking);
  }
  if (room.seats.length >= MOST_SEATS_ASKED_FOR) return refuse('room-full');
  const seat: Seat = {
    ...newcomer,
    avatar: faceFor(room, { seat: newcomer.id, avatar: newcomer.avatar }),
    ...asked,
    entry: undefined,
    totals: NO_TOTALS,
    allowance: 1,
    denials: undefined,
    sentOutIn: undefined,
  };
  return ok({ ...room, seats: [...room.seats, seat] });
}

/**
 * The room with the waiting request approved. Approving a player who is seated changes nothing, because the room may
 * have been faster.
 */
export function approveSeat(
  room: Room,
  command: Readonly<{ by: SeatId; seat: SeatId; now: number }>,
): Result<Room, SeatRefusal> {
  const notLeading = whyNotLeading(room, command.by);
  if (notLeading !== undefined) return refuse(notLeading);
  if (findSeat(room, command.seat)?.place.state === 'seated') return ok(room);
  const refusal = whyNotWaiting(room, command.seat) ?? whyNoSeat(room);
  return refusal === undefined ? ok(seatWaiting(room, command)) : refuse(refusal);
}

/** The room with a request denied. The guest may ask again later. @see docs/rules.md#asking-again */
export function denySeat(
  room: Room,
  command: Readonly<{ by: SeatId; seat: SeatId; now: number }>,
): Result<Room, SeatRefusal> {
  const refusal = whyNotLeading(room, command.by);
  if (refusal !== undefined) return refuse(refusal);
  const seat = findSeat(room, command.seat);
  if (seat === undefined) return refuse('no-such-seat');
  if (seat.place.state !== 'waiting') return refuse('not-waiting');
  const place = { state: 'denied', reason: 'by-host' } as const;
  const denials = withDenial(seat, command.now);
  return ok(withSeat(room, seat.id, { place, denials, sentOutIn: roundAt(room.progress) }));
}

/** The room's own answer to a request: the seat, or a denial with the reason. */
export function answerByItself(room: Room, request: Readonly<{ seat: SeatId; now: number }>): Room {
  const obstacle = whyNoSeat(room);
  if (obstacle === undefined) return seatWaiting(room, request);
  const reason = obstacle === 'room-full' ? 'full' : 'too-late';
  return withSeat(room, request.seat, { place: { state: 'denied', reason } });
}

/** True for a player who gave up the seat and has no other in the room. */
export function hasLeft(seat: Seat | undefined): boolean {
  return seat?.place.state === 'gone' && seat.place.reason === 'left';
}

function seatWaiting(room: Room, { seat: id, now }: Readonly<{ seat: SeatId; now: number }>): Room {
  const round = nextRoundNumber(room);
  const entry = findSeat(room, id)?.entry ?? { round, score: 0 };
  const seated = withSeat(room, id, {
    place: { state: 'seated', seatedAt: now },
    entry,
    denials: undefined,
    sentOutIn: undefined,
  });
  const isNew = entry.round === round;
  const levelled = isNew ? { ...seated, seats: levelNewcomers(seated.seats, round) } : seated;
  return withEmptiness(levelled, now);
}

function whyNotWaiting(room: Room, id: SeatId): 'no-such-seat' | 'not-waiting' | undefined {
  const seat = findSeat(room, id);
  if (seat === undefined) return 'no-such-seat';
  return seat.place.state === 'waiting' ? undefined : 'not-waiting';
}

function whyNoSeat(room: Room): 'too-late' | 'room-full' | undefined {
  if (isTooLateToJoin(room)) return 'too-late';
  return seatedSeats(room).length < room.settings.maxPlayers ? undefined : 'room-full';
}

/** True if the room does not approve the request itself. */
function needsHost(
  { barredNetworks }: Room,
  { newcomer, earlier }: Readonly<{ newcomer: Newcomer; earlier: Seat | undefined }>,
): boolean {
  const { network } = newcomer;
  return wasTurnedAway(earlier) || (network !== undefined && barredNetworks.includes(network));
}

/** True if a host sent this player out, so that a host must let them in again. */
function wasTurnedAway(seat: Seat | undefined): boolean {
  const { place } = seat ?? {};
  return (
    (place?.state === 'gone' && (place.reason === 'removed' || place.byHand === true)) ||
    (place?.state === 'denied' && place.reason === 'by-host')
  );
}
