import { type Film, openedReviews } from '@outoften/rules/film';
import { cleanReview } from '@outoften/rules/review-text';
import type { ReadableReview } from '../play/opened-hint.tsx';

/** The reviews that the hint opens, without the average they may quote. */
export function readableReviews(film: Film): readonly ReadableReview[] {
  return openedReviews(film).map(({ author, rating, avatar, content }) => ({
    author,
    rating,
    avatar,
    paragraphs: cleanReview(content, film.rating),
  }));
}
