import { GENRES } from '@outoften/rules/film/genre';
import * as v from 'valibot';

const reviewSchema = v.strictObject({
  /** The reviewer's user name, invented. */
  author: v.string(),
  writtenOn: v.pipe(v.string(), v.isoDate()),
  /** The reviewer's own rating; absent where the reviewer gave none. */
  rating: v.exactOptional(v.pipe(v.number(), v.minValue(1), v.maxValue(10))),
  /** 40 to 180 words. `_emphasis_` and `**strong**` are the only markup. */
  content: v.string(),
});

/** A film of the embedded catalogue: its facts, and prose written for this project. */
export const catalogueFilmSchema = v.strictObject({
  /** The film database's number for it. */
  id: v.pipe(v.number(), v.integer()),
  title: v.string(),
  releaseDate: v.pipe(v.string(), v.isoDate()),
  genres: v.pipe(v.array(v.picklist(GENRES)), v.readonly()),
  /** The audience's average with one decimal. */
  voteAverage: v.pipe(v.number(), v.minValue(0), v.maxValue(10)),
  /** How many viewers the average is of. */
  voteCount: v.pipe(v.number(), v.integer()),
  /** 40 to 75 words. */
  overview: v.string(),
  /** In billing order, five or more. */
  cast: v.pipe(v.array(v.strictObject({ name: v.string(), character: v.string() })), v.readonly()),
  /** The director first. */
  crew: v.pipe(v.array(v.strictObject({ name: v.string(), job: v.string() })), v.readonly()),
  reviews: v.pipe(v.array(reviewSchema), v.readonly()),
});

export type FilmReview = Readonly<v.InferOutput<typeof reviewSchema>>;

export type CatalogueFilm = Readonly<v.InferOutput<typeof catalogueFilmSchema>>;
