import * as v from 'valibot';
import { GENRES } from './genre.ts';
import { posterSchema, ratingSchema } from './saved-schemas.ts';

/** A person's name. The original one is in the person's own script or language. */
const personEntries = { id: v.string(), name: v.string(), originalName: v.string() };

/** The path of a picture on this server, undefined where there is none. */
const pictureSchema = v.optional(posterSchema);

const reviewSchema = v.pipe(
  v.object({
    id: v.string(),
    author: v.string(),
    /** ISO 8601, a date or an instant. */
    createdAt: v.string(),
    /** As the reviewer wrote it: links and markup included, see `cleanReview`. */
    content: v.string(),
    /** The reviewer's own rating, undefined where none was given. */
    rating: v.optional(ratingSchema, () => undefined),
    avatar: pictureSchema,
  }),
  v.readonly(),
);

export type Review = v.InferOutput<typeof reviewSchema>;

const castEntrySchema = v.pipe(
  v.object({ ...personEntries, character: v.string(), portrait: pictureSchema }),
  v.readonly(),
);

/** A person on screen. */
export type CastEntry = v.InferOutput<typeof castEntrySchema>;

const crewEntrySchema = v.pipe(v.object({ ...personEntries, job: v.string() }), v.readonly());

/** A person behind the camera. A person with two jobs has two entries. */
export type CrewEntry = v.InferOutput<typeof crewEntrySchema>;

/** A film without the answer and what may tell it. */
export const guardedFilmSchema = v.object({
  id: v.string(),
  title: v.string(),
  overview: v.string(),
  /** yyyy-MM-dd */
  releaseDate: v.pipe(v.string(), v.isoDate()),
  releaseYear: v.pipe(v.number(), v.safeInteger()),
  genres: v.pipe(v.array(v.picklist(GENRES)), v.readonly()),
  poster: v.optional(posterSchema, () => undefined),
  /** In billing order. */
  cast: v.pipe(v.array(castEntrySchema), v.readonly()),
  crew: v.pipe(v.array(crewEntrySchema), v.readonly()),
});

export type GuardedFilm = Readonly<v.InferOutput<typeof guardedFilmSchema>>;

/** What shows how viewers liked a film. */
export const viewersEntries = {
  /** How many viewers voted; undefined where the source has no count. */
  voteCount: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  reviews: v.pipe(v.array(reviewSchema), v.readonly()),
};

/** Why a film is not fresh from the film database: it did not answer, so a stored film or one of the catalogue came. */
export const FILM_NOTICES = ['stored-films', 'catalogue-films'] as const;

export type FilmNotice = (typeof FILM_NOTICES)[number];

/** A film as it is drawn, sent and stored. */
export const filmSchema = v.object({
  ...guardedFilmSchema.entries,
  ...viewersEntries,
  /** The audience's rating: the answer of the game. */
  rating: ratingSchema,
  /** Absent in the usual case. */
  notice: v.exactOptional(v.picklist(FILM_NOTICES)),
});

/** A film as it was drawn. */
export type DrawnFilm = Readonly<v.InferOutput<typeof filmSchema>>;

export type Film = Omit<DrawnFilm, 'notice'>;

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
