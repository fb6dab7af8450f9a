import { parseCoveredReview } from '@outoften/rules/room/covered-review';
import type { ReviewView } from '@outoften/rules/room/view-film';
import type { ReadableReview } from './opened-hint.tsx';

/** A review as the server covered it. */
export function readCoveredReview({ author, rating, avatar, content }: ReviewView): ReadableReview {
  return { author, rating, avatar, paragraphs: parseCoveredReview(content) };
}
