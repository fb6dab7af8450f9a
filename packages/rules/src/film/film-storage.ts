import * as v from 'valibot';
import { type DrawnFilm, FILM_NOTICES } from './film.ts';
import { GENRES } from './genre.ts';
import { posterSchema, ratingSchema } from './saved-schemas.ts';

/** Absent in films that were stored before there were pictures. */
const pictureSchema = v.exactOptional(posterSchema);

const personSchema = { id: v.string(), name: v.string(), originalName: v.string() };

/** A stored film without the answer and what may tell it. */
export const guardedFilmSchema = v.object({
  id: v.string(),
  title: v.string(),
  overview: v.string(),
  releaseDate: v.pipe(v.string(), v.isoDate()),
  releaseYear: v.pipe(v.number(), v.safeInteger()),
  genres: v.array(v.picklist(GENRES)),
  poster: posterSchema,
  cast: v.array(v.object({ ...personSchema, character: v.string(), portrait: pictureSchema })),
  crew: v.array(v.object({ ...personSchema, job: v.string() })),
});

/** A stored film. {@link readKeptFilm} restores its whole form. */
export const filmSchema = v.object({
  ...guardedFilmSchema.entries,
  rating: ratingSchema,
  voteCount: v.exactOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  reviews: v.array(
    v.object({
      id: v.string(),
      author: v.string(),
      createdAt: v.string(),
      content: v.string(),
      rating: v.exactOptional(ratingSchema),
      avatar: pictureSchema,
    }),
  ),
  notice: v.exactOptional(v.picklist(FILM_NOTICES)),
});

/** A review without a rating is stored without the field. */
export function readKeptFilm(stored: v.InferOutput<typeof filmSchema>): DrawnFilm {
  const reviews = stored.reviews.map((review) => ({ ...review, rating: review.rating }));
  return { ...stored, reviews };
}
