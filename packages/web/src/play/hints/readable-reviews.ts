import { type Film, openedReviews } from '@outoften/rules/film/film';
import { cleanReview } from '@outoften/rules/film/review-text';
import type { Rating } from '@outoften/rules/rating';
import { parseCoveredReview } from '@outoften/rules/room/view/covered-review';
import type { ReviewView } from '@outoften/rules/room/view/view-film';
import type { ReadableReview } from './opened-hint.tsx';

/** Returns the film's reviews, the named one first, without quotes of the film's rating. */
export function cleanedReviews(
  film: Pick<Film, 'reviews'>,
  { rating, firstId }: Readonly<{ rating: Rating; firstId?: string }>,
): readonly ReadableReview[] {
  return openedReviews(film, firstId).map(({ author, rating: own, avatar, content }) => ({
    author,
    rating: own,
    avatar,
    paragraphs: cleanReview(content, rating),
  }));
}

/** Returns the reviews that the server sent; none while the hint is locked. */
export function coveredReviews(
  reviews: readonly ReviewView[] | undefined = [],
): readonly ReadableReview[] {
  return reviews.map(({ author, rating, avatar, content }) => ({
    author,
    rating,
    avatar,
    paragraphs: parseCoveredReview(content),
  }));
}
