import { type Puzzle, puzzleReview } from '@outoften/rules/daily/daily-game';
import { cleanReview } from '@outoften/rules/review-text';
import type { ReadableReview } from '../play/opened-hint.tsx';

/** The puzzle's review, without the average it may quote. */
export function readableReview(puzzle: Puzzle): ReadableReview | undefined {
  const review = puzzleReview(puzzle);
  if (review === undefined) return undefined;
  const { author, rating, content } = review;
  return { author, rating, paragraphs: cleanReview(content, puzzle.film.rating) };
}
