import { findSeatOf, type Room, withSeat } from '../room.ts';
import type { Seat } from '../seat.ts';
import { findAttempt, withAttempt } from '../seat-attempts.ts';
import { vacate } from './leaving.ts';
import { hasPresence } from './presence.ts';

type HandingOver = Readonly<{ from: string; to: string; now: number }>;

/**
 * The room after a guest signed up: the guest's seat belongs to the account, and a bar on the guest applies to the
 * account. An account that plays in a seat of its own keeps that one, and the guest's leaves. The open round has one
 * guess of both seats, because one person guesses once.
 */
export function handOverSeat(room: Room, { from, to, now }: HandingOver): Room {
  const isBarred = room.barred.includes(from) && !room.barred.includes(to);
  const barring = isBarred ? { ...room, barred: [...room.barred, to] } : room;
  const seat = findSeatOf(room, from);
  if (seat === undefined) return barring;
  const own = findSeatOf(room, to);
  if (own === undefined) return withOwner(barring, seat, to);
  if (!isLeftFor(own, seat)) return withOne(barring, { kept: own, dropped: seat, now });
  // The seat that the account left stays in the room, as the guest's.
  const swapped = withSeat(withOwner(barring, seat, to), own.id, { owner: from });
  return withOne(swapped, { kept: seat, dropped: own, now });
}

function withOwner(room: Room, { network: _, ...seat }: Seat, owner: string): Room {
  const seats = room.seats.map((each) => (each.id === seat.id ? { ...seat, owner } : each));
  return { ...room, seats };
}

/** True if the account's own seat is not in the game, and the player plays as the guest. */
function isLeftFor({ place }: Seat, seat: Seat): boolean {
  if (seat.place.state !== 'seated' || place.state === 'seated') return false;
  if (place.state === 'waiting') return true;
  return place.reason !== 'removed' && place.reason !== 'barred' && place.reason !== 'by-host';
}

/** The room in which a person with two seats has only one of them, with its controls and one guess. */
function withOne(
  room: Room,
  { kept, dropped, now }: Readonly<{ kept: Seat; dropped: Seat; now: number }>,
): Room {
  const isHost = room.host === dropped.id && kept.place.state === 'seated';
  const hosted = isHost ? { ...room, host: kept.id } : room;
  const merged = withOneAttempt(hosted, { kept, dropped });
  if (!hasPresence(dropped)) return merged;
  const reason = dropped.place.state === 'waiting' ? 'withdrawn' : 'left';
  return vacate(merged, { seat: dropped.id, reason, now });
}

function withOneAttempt(
  room: Room,
  { kept, dropped }: Readonly<{ kept: Seat; dropped: Seat }>,
): Room {
  const { progress } = room;
  if (progress.phase !== 'guessing') return room;
  const { round } = progress;
  const other = findAttempt(round.attempts, dropped.id);
  const own = findAttempt(round.attempts, kept.id);
  // A seat without a part in the round can't guess, so the other guess stays where it is.
  if (other === undefined || own === undefined) return room;
  const rest = round.attempts.filter((each) => each !== other);
  const isMoved = other.guess !== undefined && own.guess === undefined;
  const attempts = isMoved ? withAttempt(rest, { ...other, seat: kept.id }) : rest;
  return { ...room, progress: { ...progress, round: { ...round, attempts } } };
}
