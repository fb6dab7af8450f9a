import { type Film, openedReviews } from '@outoften/rules/film/film';
import { cleanReview } from '@outoften/rules/film/review-text';
import type { Rating } from '@outoften/rules/rating';
import { parseCoveredReview } from '@outoften/rules/room/view/covered-review';
import type { ReviewView } from '@outoften/rules/room/view/view-film';
import type { ReadableReview } from './opened-hint.tsx';

/** Longer reviews stay among the details of a film, because they would push everything else down. */
const LONGEST_ALONE = 700;

/** Returns the shortest review, which stands alone beside the result, and the others in their order. */
export function pickReview(
  reviews: readonly ReadableReview[],
): Readonly<{ picked: ReadableReview | undefined; others: readonly ReadableReview[] }> {
  const lengths = reviews.map(({ paragraphs }) =>
    paragraphs.flat().reduce((sum, span) => sum + ('text' in span ? span.text.length : 0), 0),
  );
  const least = Math.min(...lengths);
  const picked = least > LONGEST_ALONE ? undefined : reviews[lengths.indexOf(least)];
  return { picked, others: reviews.filter((review) => review !== picked) };
}

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
