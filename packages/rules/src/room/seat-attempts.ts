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

/** The account's attempt in the current round, from its seat or from a seat that it left; undefined for none. */
export function findAttemptOf(room: Room, owner: string): SeatAttempt | undefined {
  const seat = findSeatOf(room, owner);
  return seat && findAttempt(attemptsIn(room.progress), seat.id);
}

/** The attempts with this one in the place of its seat's earlier one. */
export function withAttempt(
  attempts: readonly SeatAttempt[],
  changed: SeatAttempt,
): readonly SeatAttempt[] {
  return attempts.map((attempt) => (attempt.seat === changed.seat ? changed : attempt));
}

/** The attempt of each seat in the current round, or undefined. */
export function attemptsBySeat({ seats, progress }: Room): readonly (SeatAttempt | undefined)[] {
  const attempts = attemptsIn(progress);
  // Attempts are in the order of the seats, so one pass through both is enough.
  let next = 0;
  return seats.map(({ id }) => (attempts[next]?.seat === id ? attempts[next++] : undefined));
}

/** The attempts of the current round; empty without one. */
export function attemptsIn(progress: Room['progress']): readonly SeatAttempt[] {
  if (progress.phase === 'guessing') return progress.round.attempts;
  return progress.phase === 'revealed' ? progress.attempts : [];
}
