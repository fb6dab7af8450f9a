import { accuracyPoints } from '../../guessing/score.ts';
import type { Rating } from '../../rating.ts';
import type { House } from '../round.ts';

/** How many guesses a House needs. */
export const FEWEST_HOUSE_GUESSES = 5;

/**
 * The House of an audience's guesses: their median to a tenth, halves upwards, scored like a player without hints.
 * Undefined if too few guessed.
 * @see docs/rules.md#house
 */
export function findHouse(guesses: readonly Rating[], answer: Rating): House | undefined {
  if (guesses.length < FEWEST_HOUSE_GUESSES) return undefined;
  const sorted = guesses.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  const middle = sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1);
  const sum = middle.reduce<number>((total, guess) => total + guess, 0);
  const rating = Math.round(sum / middle.length) as Rating;
  return { rating, guesses: guesses.length, score: accuracyPoints(rating, answer) };
}
