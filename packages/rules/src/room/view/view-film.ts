import {
  type CastEntry,
  type DrawnFilm,
  type Film,
  openedReviews,
  type Review,
} from '../../film/film.ts';
import { roundPosterAddress } from '../../film/poster-address.ts';
import { cleanReview } from '../../film/review-text.ts';
import { type GameMode, hasCastNaming } from '../../guessing/game-mode.ts';
import type { Hint, HintStates } from '../../guessing/hints.ts';
import type { Parsed } from '../../parsed.ts';
import type { Rating } from '../../rating.ts';
import type { RoundFacts } from '../round.ts';
import type { filmViewSchema } from '../wire/view-schemas.ts';
import { formatCoveredReview } from './covered-review.ts';

export type FilmView = Parsed<typeof filmViewSchema>;

/** A review as it may be seen before the answer. */
export type ReviewView = NonNullable<FilmView['reviews']>[number];

/**
 * The film as it may be seen with these hints open, and all of it once the round is over. The stage, the audience and
 * seats without an attempt see it with the hints that a round begins with.
 * @see docs/rules.md#what-is-seen
 */
export function viewFilm(
  film: DrawnFilm,
  seen: Readonly<{
    mode: GameMode;
    hints: HintStates;
    round: Pick<RoundFacts, 'posterKey' | 'reviewId'>;
    isOver: boolean;
  }>,
): FilmView {
  const { mode, hints, round, isOver } = seen;
  const isOpen = (hint: Hint) => isOver || hints[hint] !== 'locked';
  return {
    title: film.title,
    releaseDate: film.releaseDate,
    releaseYear: film.releaseYear,
    crew: film.crew,
    cast: viewCast(film, { mode, isOver }),
    posterPath: isOpen('poster') ? roundPosterAddress(round.posterKey) : undefined,
    overview: isOpen('overview') ? film.overview : undefined,
    reviews: isOpen('review') ? coverReviews(film, { firstId: round.reviewId, isOver }) : undefined,
    notice: film.notice,
    id: isOver ? film.id : undefined,
    rating: isOver ? film.rating : undefined,
  };
}

/** Portraits come with the answer, because they would tell the film's source. */
function viewCast(
  { cast }: Film,
  { mode, isOver }: Readonly<{ mode: GameMode; isOver: boolean }>,
): readonly CastEntry[] | undefined {
  if (isOver) return cast;
  if (hasCastNaming(mode)) return undefined;
  const hasPortraits = cast.some(({ portrait }) => portrait !== undefined);
  return hasPortraits ? cast.map(({ portrait: _, ...entry }) => entry) : cast;
}

function coverReviews(
  film: Film,
  { firstId, isOver }: Readonly<{ firstId: string; isOver: boolean }>,
): readonly ReviewView[] {
  return openedReviews(film, firstId).map((review) => ({
    ...coverReview(review, film.rating),
    ...(isOver && review.avatar !== undefined && { avatar: review.avatar }),
  }));
}

/** The review for players who have yet to guess the film's average. */
export function coverReview(review: Review, average: Rating): ReviewView {
  const { author, createdAt, content, rating } = review;
  return { author, createdAt, content: coverText(content, average), rating };
}

/** Cleaning a review takes longer than all the rest of a guess, and the same films come again. */
const coveredOfLate = new Map<string, Readonly<{ average: Rating; covered: string }>>();
const KEPT_TEXTS = 2000;

function coverText(content: string, average: Rating): string {
  const known = coveredOfLate.get(content);
  if (known?.average === average) return known.covered;
  const covered = formatCoveredReview(cleanReview(content, average));
  coveredOfLate.delete(content);
  const oldest = coveredOfLate.keys().next();
  if (coveredOfLate.size === KEPT_TEXTS && !oldest.done) coveredOfLate.delete(oldest.value);
  coveredOfLate.set(content, { average, covered });
  return covered;
}
