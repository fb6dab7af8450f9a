import { hasFilmsFromOutside } from '../film/programme.ts';
import type { RunChoice } from './solo-run.ts';

/** A player's best scores in solo games. @see docs/rules.md#personal-bests */
export type SoloBests = Readonly<{
  /** The most points of a whole run, by its kind, see {@link runKind}. */
  runs: Readonly<Record<string, number>>;
  /** The most points of one film. */
  film: number;
  /** How many films were scored. */
  films: number;
}>;

/** The bests that a film and its run have to beat. */
export type BestsBefore = Readonly<{
  /** Undefined while too few films were played for a best, and where films are not compared. */
  film?: number;
  /** Undefined before the first run of its kind, and for an endless one. */
  run?: number;
}>;

export const NO_BESTS: SoloBests = { runs: {}, film: 0, films: 0 };

/** How many films are played before one can be a best. */
export const FILMS_BEFORE_A_BEST = 5;

/**
 * Runs are compared with those of the same length. A programme whose name tells the rating is easier, so its runs are
 * compared only with its own. Undefined for an endless run, which has no points to compare.
 */
export function runKind({ filter, length }: RunChoice): string | undefined {
  if (length === 'endless') return undefined;
  return isComparable({ filter }) ? String(length) : `${length} ${filter.programme}`;
}

/** Returns the bests that this run can beat. */
export function bestsBefore(bests: SoloBests, choice: RunChoice): BestsBefore {
  const kind = runKind(choice);
  const run = kind === undefined ? undefined : bests.runs[kind];
  const isToBeat = isComparable(choice) && bests.films >= FILMS_BEFORE_A_BEST;
  return { ...(isToBeat && { film: bests.film }), ...(run !== undefined && { run }) };
}

/** The bests after a film was scored. */
export function withFilm(bests: SoloBests, choice: RunChoice, points: number): SoloBests {
  if (!isComparable(choice)) return bests;
  return { ...bests, film: Math.max(bests.film, points), films: bests.films + 1 };
}

/** The bests after a run has ended. */
export function withRun(bests: SoloBests, choice: RunChoice, points: number): SoloBests {
  const kind = runKind(choice);
  if (kind === undefined) return bests;
  return { ...bests, runs: { ...bests.runs, [kind]: Math.max(bests.runs[kind] ?? 0, points) } };
}

function isComparable({ filter: { programme } }: Pick<RunChoice, 'filter'>): boolean {
  return programme === undefined || !hasFilmsFromOutside(programme);
}
