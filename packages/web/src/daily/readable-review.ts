import type { PuzzleView } from '@outoften/rules/daily/daily-game';
import { parseCoveredReview } from '@outoften/rules/room/covered-review';
import type { ReadableReview } from '../play/opened-hint.tsx';

/** The puzzle's review, without the average it may quote. */
export function readableReview({ review }: PuzzleView): ReadableReview | undefined {
  if (review === undefined) return undefined;
  const { author, rating, content } = review;
  return { author, rating, paragraphs: parseCoveredReview(content) };
}
