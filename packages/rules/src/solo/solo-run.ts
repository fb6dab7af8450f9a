import type { FilmFilter } from '../film/film-filter.ts';
import { distance } from '../guessing/score.ts';
import type { Rating } from '../rating.ts';

/** How many films a run has. An endless one ends when its player leaves. */
export const RUN_LENGTHS = [5, 10, 'endless'] as const;

export type RunLength = (typeof RUN_LENGTHS)[number];

export const DEFAULT_RUN_LENGTH: RunLength = 5;

/** A player's choice before a run. */
export type RunChoice = Readonly<{ filter: FilmFilter; length: RunLength }>;

/** A film of a run that was guessed. */
export type PlayedFilm = Readonly<{
  /** Absent, like the poster, in a game of an earlier version. */
  id?: string;
  title: string;
  poster?: string | undefined;
  guess: Rating;
  rating: Rating;
  points: number;
}>;

/** How many films of a run are remembered. */
export const REMEMBERED_FILMS = 10;

export type RunSummary = Readonly<{
  /** The mean distance between guess and rating, in tenths. */
  averageDistance: number;
  /** The film nearest to its rating; of several, the one with the most points. */
  best: PlayedFilm;
  /** The film farthest from its rating; of several, the one with the fewest points. */
  worst: PlayedFilm;
}>;

/** The run with one more film, without the first one if they become too many. */
export function rememberFilm(run: readonly PlayedFilm[], film: PlayedFilm): readonly PlayedFilm[] {
  return [...run, film].slice(-REMEMBERED_FILMS);
}

/** Undefined for a run of fewer than two films. @see docs/rules.md#solo-run */
export function summariseRun(run: readonly PlayedFilm[]): RunSummary | undefined {
  const [best, ...others] = run.toSorted(byLuck);
  const worst = others.at(-1);
  if (best === undefined || worst === undefined) return undefined;
  const total = run.reduce((sum, film) => sum + offBy(film), 0);
  return { averageDistance: total / run.length, best, worst };
}

/** How many films of a run are avoided at most: more than most catalogues have. */
export const MOST_SEEN = 500;

/** The films a run has shown, by id, with one more. */
export function withSeen(seen: readonly string[], id: string): readonly string[] {
  return [...seen.filter((earlier) => earlier !== id), id].slice(-MOST_SEEN);
}

/** Returns the films to avoid after all were seen: one fewer than the smallest filter has, so that one film is left. */
export function seenLast(seen: readonly string[]): readonly string[] {
  return seen.slice(1 - REMEMBERED_FILMS);
}

export type RunSides = Readonly<{
  /** Films guessed lower than viewers rated them. */
  below: number;
  /** Films guessed higher. */
  above: number;
}>;

/** How many guesses were on which side of the rating. */
export function countSides(run: readonly PlayedFilm[]): RunSides {
  return {
    below: run.filter(({ guess, rating }) => guess < rating).length,
    above: run.filter(({ guess, rating }) => guess > rating).length,
  };
}

/** How far off a guess was, in tenths. */
export function offBy({ guess, rating }: PlayedFilm): number {
  return distance(guess, rating);
}

function byLuck(one: PlayedFilm, other: PlayedFilm): number {
  return offBy(one) - offBy(other) || other.points - one.points;
}
