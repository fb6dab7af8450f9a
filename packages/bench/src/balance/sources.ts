import { CATALOGUE } from '@outoften/catalogue/catalogue';
import { EXAMPLE_FILM } from '@outoften/rules/film/example-film';
import type { Genre } from '@outoften/rules/film/genre';
import { type Rating, tenths } from '@outoften/rules/rating';

/** The facts of a film that a draw and a careful player use. */
export type CountedFilm = Readonly<{
  id: string;
  rating: Rating;
  genres: readonly Genre[];
  releaseYear: number;
  /** The number of viewers who rated the film, if it is known. */
  voteCount?: number;
  /** The reviewers' ratings. */
  reviews: readonly Rating[];
}>;

/** The films of the catalogue that can be drawn. */
export const CATALOGUE_FILMS: readonly CountedFilm[] = CATALOGUE.map((film) => ({
  id: String(film.id),
  rating: tenths(Math.round(film.voteAverage * 10)),
  voteCount: film.voteCount,
  genres: film.genres,
  releaseYear: Number(film.releaseDate.slice(0, 4)),
  reviews: film.reviews.flatMap(({ rating }) =>
    rating === undefined ? [] : tenths(Math.round(rating * 10)),
  ),
})).filter(({ id }) => id !== EXAMPLE_FILM.id);

/**
 * How many films there are in each band: the 3,131 films of 1960 to 2024 with 250 votes or more in a public collection
 * of TMDB's facts. It leans to known and liked films.
 */
const TMDB_BANDS = [
  { from: 35, below: 50, films: 142 },
  { from: 50, below: 60, films: 303 },
  { from: 60, below: 70, films: 1_151 },
  { from: 70, below: 80, films: 1_325 },
  { from: 80, below: 88, films: 210 },
];

/** Films with ratings spread evenly within the bands, without genres, years and reviews. */
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
