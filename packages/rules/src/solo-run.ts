import type { Rating } from './rating.ts';
import { distance } from './score.ts';

/** A film of a run that was guessed. */
export type PlayedFilm = Readonly<{ title: string; guess: Rating; rating: Rating; points: number }>;

/** So many of a run's films are remembered. */
export const REMEMBERED_FILMS = 10;

export type RunSummary = Readonly<{
  /** The mean distance between guess and rating, in tenths. */
  averageDistance: number;
  /** Nearest to its rating; of several such the one with the most points. */
  best: PlayedFilm;
  /** Farthest from its rating; of several such the one with the fewest points. */
  worst: PlayedFilm;
}>;

/** The run with one more film, and the first one forgotten where they become too many. */
export function rememberFilm(run: readonly PlayedFilm[], film: PlayedFilm): readonly PlayedFilm[] {
  return [...run, film].slice(-REMEMBERED_FILMS);
}

/** Undefined for a run of fewer than two films, of which none is the best. @see docs/rules.md#solo-run */
export function summariseRun(run: readonly PlayedFilm[]): RunSummary | undefined {
  const [best, ...others] = run.toSorted(byLuck);
  const worst = others.at(-1);
  if (best === undefined || worst === undefined) return undefined;
  const total = run.reduce((sum, film) => sum + offBy(film), 0);
  return { averageDistance: total / run.length, best, worst };
}

/** How far off a guess was, in tenths. */
export function offBy({ guess, rating }: PlayedFilm): number {
  return distance(guess, rating);
}

function byLuck(one: PlayedFilm, other: PlayedFilm): number {
  return offBy(one) - offBy(other) || other.points - one.points;
}
