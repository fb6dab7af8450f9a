import type { Genre } from '@outoften/rules/film/genre';

export type CastMember = Readonly<{ name: string; character: string }>;

export type CrewMember = Readonly<{ name: string; job: string }>;

export type FilmReview = Readonly<{
  /** The reviewer's user name, invented. */
  author: string;
  /** yyyy-MM-dd */
  writtenOn: string;
  /** The reviewer's own rating, 1 to 10; absent where the reviewer gave none. */
  rating?: number;
  /** 40 to 180 words. `_emphasis_` and `**strong**` are the only markup. */
  content: string;
}>;

/** A film of the embedded catalogue: its facts, and prose written for this project. */
export type CatalogueFilm = Readonly<{
  /** The film database's number for it. */
  id: number;
  title: string;
  /** yyyy-MM-dd */
  releaseDate: string;
  genres: readonly Genre[];
  /** The audience's average, 0 to 10 with one decimal. */
  voteAverage: number;
  /** How many viewers the average is of. */
  voteCount: number;
  /** 25 to 90 words. */
  overview: string;
  /** In billing order, five or more. */
  cast: readonly CastMember[];
  /** The director first. */
  crew: readonly CrewMember[];
  reviews: readonly FilmReview[];
}>;
