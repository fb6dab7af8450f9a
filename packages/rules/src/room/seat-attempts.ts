import { findSeatOf, type Room } from './room.ts';
import type { SeatAttempt } from './round.ts';
import type { SeatId } from './seat.ts';

/** Undefined for a seat that has no part in the round. */
export function findAttempt<Attempt extends SeatAttempt>(
  attempts: readonly Attempt[],
  seat: SeatId,
): Attempt | undefined {
  return attempts.find((attempt) => attempt.seat === seat);
}

/** What the account does in the round at hand from its seat, or did before it left that; undefined for nothing. */
export function findAttemptOf(room: Room, owner: string): SeatAttempt | undefined {
  const seat = findSeatOf(room, owner);
  return seat && findAttempt(attemptsIn(room.progress), seat.id);
}

/** With the attempt in the place of the one its seat has. */
export function withAttempt(
  attempts: readonly SeatAttempt[],
  changed: SeatAttempt,
): readonly SeatAttempt[] {
  return attempts.map((attempt) => (attempt.seat === changed.seat ? changed : attempt));
}

/** For each seat of the room its attempt in the round at hand, or undefined. */
export function attemptsBySeat({ seats, progress }: Room): readonly (SeatAttempt | undefined)[] {
  const attempts = attemptsIn(progress);
  // They are in the order of the seats, so that one way through both is enough.
  let next = 0;
  return seats.map(({ id }) => (attempts[next]?.seat === id ? attempts[next++] : undefined));
}

/** What the seats do in the round at hand; empty where there is none. */
export function attemptsIn(progress: Room['progress']): readonly SeatAttempt[] {
  if (progress.phase === 'guessing') return progress.round.attempts;
  return progress.phase === 'revealed' ? progress.attempts : [];
}
