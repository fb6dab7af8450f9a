import type { Rating } from '../rating.ts';
import type { Genre } from './genre.ts';

export type Review = Readonly<{
  id: string;
  author: string;
  /** ISO 8601, a date or an instant. */
  createdAt: string;
  /** As the reviewer wrote it: links and markup included, see `cleanReview`. */
  content: string;
  /** The reviewer's own rating, undefined where none was given. */
  rating: Rating | undefined;
  /** The path of the reviewer's picture on this server, undefined where there is none. */
  avatar?: string | undefined;
}>;

/** A person on screen. The original name is in the person's own script or language. */
export type CastEntry = Readonly<{
  id: string;
  name: string;
  originalName: string;
  character: string;
  /** The path of a portrait on this server, undefined where there is none. */
  portrait?: string | undefined;
}>;

/** A person behind the camera. A person with two jobs has two entries. */
export type CrewEntry = Readonly<{ id: string; name: string; originalName: string; job: string }>;

export type Film = Readonly<{
  id: string;
  title: string;
  overview: string;
  /** yyyy-MM-dd */
  releaseDate: string;
  releaseYear: number;
  genres: readonly Genre[];
  /** The audience's rating: the answer of the game. */
  rating: Rating;
  /** How many viewers voted; undefined where the source has no count. */
  voteCount?: number | undefined;
  /** The path of the poster image on this server, undefined where there is none. */
  poster: string | undefined;
  reviews: readonly Review[];
  /** In billing order. */
  cast: readonly CastEntry[];
  crew: readonly CrewEntry[];
}>;

/** Why a film is not fresh from the film database: it did not answer, so a stored film or one of the catalogue came. */
export const FILM_NOTICES = ['stored-films', 'catalogue-films'] as const;

export type FilmNotice = (typeof FILM_NOTICES)[number];

/** A film as it was drawn. `notice` is absent in the usual case. */
export type DrawnFilm = Film & Readonly<{ notice?: FilmNotice }>;

/** A film may have hundreds of reviews. The hint opens at most this many. */
const MOST_OPENED_REVIEWS = 5;

/** The reviews that the hint opens, the named one first. @see docs/rules.md#hints */
export function openedReviews(
  { reviews }: Pick<Film, 'reviews'>,
  firstId?: string,
): readonly Review[] {
  const first = reviews.filter(({ id }) => id === firstId);
  const others = reviews.filter(({ id }) => id !== firstId);
  return [...first, ...others].slice(0, MOST_OPENED_REVIEWS);
}

/**
 * True if the film can be played: every hint has something behind it.
 *
 * @see docs/rules.md#usable-films
 */
export function isUsable(film: Film): boolean {
  return (
    film.poster !== undefined &&
    film.overview !== '' &&
    film.reviews.length > 0 &&
    film.cast.length > 0 &&
    film.crew.length > 0
  );
}
