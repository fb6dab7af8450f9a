import {
  type CastEntry,
  type CrewEntry,
  type DrawnFilm,
  type Film,
  type FilmNotice,
  openedReviews,
  type Review,
} from '../../film/film.ts';
import { roundPosterAddress } from '../../film/poster-address.ts';
import { cleanReview } from '../../film/review-text.ts';
import { type GameMode, hasCastNaming } from '../../guessing/game-mode.ts';
import type { Hint, HintStates } from '../../guessing/hints.ts';
import type { Rating } from '../../rating.ts';
import type { RoundFacts } from '../round.ts';
import { formatCoveredReview } from './covered-review.ts';

/** A review as it may be seen before the answer. */
export type ReviewView = Readonly<{
  author: string;
  createdAt: string;
  /** Cleaned, and the film's average blanked; see `parseCoveredReview`. */
  content: string;
  rating: Rating | undefined;
  /** The reviewer's picture; undefined before the answer. */
  avatar?: string | undefined;
}>;

/** The part of a film that may be seen. What is undefined is still covered. */
export type FilmView = Readonly<{
  title: string;
  releaseDate: string;
  releaseYear: number;
  crew: readonly CrewEntry[];
  cast: readonly CastEntry[] | undefined;
  posterPath: string | undefined;
  overview: string | undefined;
  /** The reviews that the hint opens, the round's first. */
  reviews: readonly ReviewView[] | undefined;
  notice: FilmNotice | undefined;
  /** The film's id and its rating are in no other field. */
  id: string | undefined;
  rating: Rating | undefined;
}>;

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
