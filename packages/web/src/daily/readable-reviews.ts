import type { PuzzleView } from '@outoften/rules/daily/daily-game';
import { readCoveredReview } from '../play/covered-review.ts';
import type { ReadableReview } from '../play/opened-hint.tsx';

/** The puzzle's one review, without the average it may quote. */
export function readableReviews({ review }: PuzzleView): readonly ReadableReview[] {
  return review === undefined ? [] : [readCoveredReview(review)];
}
