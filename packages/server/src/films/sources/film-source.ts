import type { DrawnFilm, Film, Review } from '@outoften/rules/film/film';
import type { FilmFilter } from '@outoften/rules/film/film-filter';

declare module '../../platform/graphql/graphql-context.ts' {
  interface GraphqlContext {
    readonly films: FilmSource;
    /** Films that browsers keep with their ratings, by id. */
    readonly packedFilms: ReadonlySet<string>;
  }
}

export type Person = Readonly<{ id: string; name: string; originalName: string }>;

/** Whose films and people are played with. */
export type FilmOrigin = 'catalogue' | 'tmdb' | 'knowledge-graph';

export type CandidateRequest = Readonly<{
  filter: FilmFilter;
  /** Films that must not come, by id. */
  avoid: ReadonlySet<string>;
  /** Films that come only where all others are used up. */
  lately?: ReadonlySet<string>;
  /** The films that each player was shown, by id, the one shown last at the end. */
  memories?: readonly (readonly string[])[];
  /** A number from 0 up to but not 1. */
  random: () => number;
  /** Until when a film may be waited for, in milliseconds since 1970. */
  waitsUntil: number;
}>;

/** How long a draw waits for films from elsewhere, for all its requests together. */
export const DRAW_PATIENCE_MS = 6_000;

/** Where films come from: the port between the game and the embedded catalogue or an outside film database. */
export type FilmSource = Readonly<{
  origins: readonly FilmOrigin[];
  /** False while films can't be had, so that no players are sent here. */
  isReady(): Promise<boolean>;
  /**
   * The whole film, usable or not; undefined for an id the source does not know. Others are asked for no longer than
   * `patienceMs`, and not at all where that is none.
   */
  find(id: string, patienceMs?: number): Promise<Film | undefined>;
  /**
   * A balanced draw from the films that match the filter, see `drawBalanced`. The film may still be unusable: the
   * draw asks again, with that film among those to avoid. Undefined if none was found.
   */
  drawCandidate(request: CandidateRequest): Promise<DrawnFilm | undefined>;
  /**
   * How many films can be drawn with the filter, see `belongsToFilter`; about so many where they come from outside, and
   * undefined while those cannot be counted.
   */
  count(filter: FilmFilter): Promise<number | undefined>;
  /** Posters of a few films of the filter, always the same ones; none where films are not at hand. */
  samplePosters(filter: FilmFilter): readonly string[];
  /** Begins to make ready for draws with this filter, so that the first need not wait. */
  prepare(filter: FilmFilter): void;
  /**
   * A review that is not among the film's any more; undefined if there is none by that id, or it is another film's.
   * Throws if the source does not answer.
   */
  findReview(wanted: Readonly<{ filmId: string; reviewId: string }>): Promise<Review | undefined>;
  /** People whose name resembles what was typed so far, the best first; see `rules/people-search.ts` for what counts. */
  searchPeople(typed: string): Promise<readonly Person[]>;
}>;
