import { isSeated, type Room } from '../room.ts';
import { type Progress, roundsOver } from '../rounds-over.ts';
import { ERROR_WITHOUT_GUESS, NO_TOTALS, type Seat } from '../seat.ts';

/** A room, or a view of one. */
type Course = Readonly<{ progress: Progress }>;

/** The number of the round that would begin next. */
export function nextRoundNumber(course: Course): number {
  return roundsOver(course.progress) + (course.progress.phase === 'guessing' ? 2 : 1);
}

/** True once half of the rounds are over, or no other round is to come. @see docs/rules.md#late-join */
export function isTooLateToJoin(room: Course & Pick<Room, 'settings'>): boolean {
  const { maxRounds } = room.settings;
  switch (room.progress.phase) {
    case 'lobby':
      return false;
    case 'guessing':
    case 'revealed':
      return roundsOver(room.progress) * 2 >= maxRounds || nextRoundNumber(room) > maxRounds;
    case 'over':
    case 'closed':
      return true;
  }
}

/**
 * The seats, with those that begin in the given round level with the lowest score of the players. The rounds they
 * missed are rounds without a guess.
 */
export function levelNewcomers(seats: readonly Seat[], round: number): readonly Seat[] {
  const begins = (seat: Seat) => isSeated(seat) && entryRound(seat) === round;
  if (!seats.some(begins)) return seats;
  const playing = seats.filter((seat) => isSeated(seat) && entryRound(seat) < round);
  const lowest = playing.length === 0 ? 0 : Math.min(...playing.map((seat) => seat.totals.score));
  return seats.map((seat) => {
    if (!begins(seat)) return seat;
    const totals = { ...NO_TOTALS, score: lowest, error: ERROR_WITHOUT_GUESS * (round - 1) };
    return { ...seat, entry: { round, score: lowest }, totals };
  });
}

function entryRound(seat: Seat): number {
  return seat.entry?.round ?? Number.POSITIVE_INFINITY;
}
