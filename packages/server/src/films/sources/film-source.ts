import type { DrawnFilm, Film, Review } from '@outoften/rules/film/film';
import type { FilmFilter } from '@outoften/rules/film/film-filter';
import type { FilmOrigin } from '@outoften/rules/server-policy';

declare module '../../platform/graphql/graphql-context.ts' {
  interface GraphqlContext {
    readonly films: FilmSource;
    /** Films that browsers keep with their ratings, by id. */
    readonly packedFilms: ReadonlySet<string>;
  }
}

export type Person = Readonly<{ id: string; name: string; originalName: string }>;

export type CandidateRequest = Readonly<{
  filter: FilmFilter;
  /** Films that must not be drawn, by id. */
  avoid: ReadonlySet<string>;
  /** Films that are drawn only if all others are used up. */
  lately?: ReadonlySet<string>;
  /** The films that each player was shown, by id, the one shown last at the end. */
  memories?: readonly (readonly string[])[];
  /** A number from 0 up to, not including, 1. */
  random: () => number;
  /** How long to wait for a film, in milliseconds since 1970. */
  waitsUntil: number;
}>;

/** How long a draw waits for other services, for all its requests together. */
export const DRAW_PATIENCE_MS = 6_000;

/** A source of films: the embedded catalogue or an outside film database. */
export type FilmSource = Readonly<{
  origins: readonly FilmOrigin[];
  /** False while no films are available, so that no players are sent here. */
  isReady(): Promise<boolean>;
  /**
   * Resolves to the whole film, usable or not; undefined for an unknown id. Requests to other services take
   * `patienceMs` at most. With 0, none are sent.
   */
  find(id: string, patienceMs?: number): Promise<Film | undefined>;
  /**
   * Makes a balanced draw from the films that match the filter, see `drawBalanced`. The film may be unusable: the
   * caller then draws again and avoids it. Undefined if none was found.
   */
  drawCandidate(request: CandidateRequest): Promise<DrawnFilm | undefined>;
  /**
   * How many films can be drawn with the filter, see `belongsToFilter`. Approximate for an outside source, and
   * undefined while it cannot count.
   */
  count(filter: FilmFilter): Promise<number | undefined>;
  /** Posters of a few films that match the filter, always the same ones. Empty if the films are not in memory. */
  samplePosters(filter: FilmFilter): readonly string[];
  /** Prepares draws with this filter, so that the first one need not wait. */
  prepare(filter: FilmFilter): void;
  /**
   * Finds a review that the film no longer lists; undefined if there is none with that id, or if it is of another film.
   * Throws if the source does not answer.
   */
  findReview(wanted: Readonly<{ filmId: string; reviewId: string }>): Promise<Review | undefined>;
  /** People whose name resembles the typed text, the best match first. See `rules/people-search.ts`. */
  searchPeople(typed: string): Promise<readonly Person[]>;
}>;
