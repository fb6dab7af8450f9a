import { parseCoveredReview } from '@outoften/rules/room/covered-review';
import type { ReviewView } from '@outoften/rules/room/view-film';
import type { ReadableReview } from './opened-hint.tsx';

/** A review as the server covered it. */
export function readCoveredReview({ author, rating, content }: ReviewView): ReadableReview {
  return { author, rating, paragraphs: parseCoveredReview(content) };
}
