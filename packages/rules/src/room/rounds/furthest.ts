import type { ClosedRound } from '../round.ts';
import type { SeatId } from '../seat.ts';

/** The guess that was furthest from the answer: above it, or below it. */
export type Furthest = Readonly<{ seat: SeatId; side: 'above' | 'below'; distance: number }>;

/** Among fewer guesses, the furthest one is no surprise. */
const FEWEST_GUESSES = 3;
/** How far the guess is from the answer at least, and from the next furthest one, in tenths. */
const FAR = 15;
const LEAD = 5;

/** Returns the only guess that was clearly further from the answer than all others; undefined without such a guess. */
export function findFurthest({
  answer,
  results,
}: Pick<ClosedRound, 'answer' | 'results'>): Furthest | undefined {
  const guesses = results.flatMap(({ seat, guess, distance }) =>
    guess === undefined || distance === undefined ? [] : [{ seat, guess, distance }],
  );
  const [first, second] = guesses.toSorted((one, other) => other.distance - one.distance);
  if (guesses.length < FEWEST_GUESSES || first === undefined || second === undefined) {
    return undefined;
  }
  const { seat, guess, distance } = first;
  if (distance < FAR || distance - second.distance < LEAD) return undefined;
  return { seat, side: guess > answer ? 'above' : 'below', distance };
}
