import { CATALOGUE } from '@outoften/catalogue/catalogue';
import { EXAMPLE_FILM } from '@outoften/rules/film/example-film';
import type { Genre } from '@outoften/rules/film/genre';
import { type Rating, tenths } from '@outoften/rules/rating';

/** What a draw and a careful player know of a film. */
export type CountedFilm = Readonly<{
  id: string;
  rating: Rating;
  genres: readonly Genre[];
  releaseYear: number;
  /** The reviewers' ratings. */
  reviews: readonly Rating[];
}>;

/** Those of the catalogue that are drawn. */
export const CATALOGUE_FILMS: readonly CountedFilm[] = CATALOGUE.map((film) => ({
  id: String(film.id),
  rating: tenths(Math.round(film.voteAverage * 10)),
  genres: film.genres,
  releaseYear: Number(film.releaseDate.slice(0, 4)),
  reviews: film.reviews.flatMap(({ rating }) =>
    rating === undefined ? [] : tenths(Math.round(rating * 10)),
  ),
})).filter(({ id }) => id !== EXAMPLE_FILM.id);

/**
 * How many films there are from one rating up to, and without, another: the 3,131 films of 1960 to 2024 that a public
 * collection of TMDB's facts holds with 250 votes or more. It leans to known and liked films.
 */
const TMDB_BANDS = [
  { from: 35, below: 50, films: 142 },
  { from: 50, below: 60, films: 303 },
  { from: 60, below: 70, films: 1_151 },
  { from: 70, below: 80, films: 1_325 },
  { from: 80, below: 88, films: 210 },
];

/** Films with ratings spread evenly within the bands. Nothing is known of their genres, years and reviews. */
export const TMDB_LIKE_FILMS: readonly CountedFilm[] = TMDB_BANDS.flatMap(
  ({ from, below, films }) =>
    Array.from({ length: films }, (_, nth) => ({
      id: `${from}-${nth}`,
      rating: tenths(from + Math.floor((nth * (below - from)) / films)),
      genres: ['drama'] as const,
      releaseYear: 2000,
      reviews: [],
    })),
);
