import type { Puzzle } from '@outoften/rules/daily/puzzle';
import { latestOpenNumber } from '@outoften/rules/daily/puzzle-dates';
import { createRecentMap } from '../platform/recent-map.ts';
import type { ListedPuzzle, NumberRange } from './puzzle-records.ts';

declare module '../platform/graphql/graphql-context.ts' {
  interface GraphqlContext {
    readonly knownPuzzles: KnownPuzzles;
  }
}

/**
 * Daily puzzles in memory. Published puzzles never change, so they are read from here. A scheduled puzzle is read from
 * here only while the store is away and its day has begun.
 */
export type KnownPuzzles = Readonly<{
  findPublished: (number: number) => Puzzle | undefined;
  /** Like {@link KnownPuzzles.findPublished}. Also returns a puzzle that could not be published. */
  findOpen: (number: number) => Puzzle | undefined;
  keepPublished: (puzzle: Puzzle) => void;
  /** Replaces the scheduled puzzles. */
  keepScheduled: (puzzles: readonly Puzzle[]) => void;
}>;

/** About a megabyte. */
const MOST_PUBLISHED = 100;

export function createKnownPuzzles(now: () => number): KnownPuzzles {
  const published = createRecentMap<number, Puzzle>(MOST_PUBLISHED);
  let scheduled: ReadonlyMap<number, Puzzle> = new Map();
  return {
    findPublished: published.get,
    findOpen: (number) =>
      published.get(number) ??
      (number <= latestOpenNumber(now()) ? scheduled.get(number) : undefined),
    keepPublished: (puzzle) => published.set(puzzle.number, puzzle),
    keepScheduled: (puzzles) => {
      scheduled = new Map(puzzles.map((puzzle) => [puzzle.number, puzzle]));
    },
  };
}

export type WantedPuzzles = Readonly<{ range: NumberRange; before: number; limit: number }>;

/** Returns the wanted puzzles, the latest first, up to the first one that is not found. */
export function listUnbroken(
  { range, before, limit }: WantedPuzzles,
  find: (number: number) => Puzzle | undefined,
): readonly ListedPuzzle[] {
  const listed: ListedPuzzle[] = [];
  for (let number = Math.min(range.to, before - 1); number >= range.from; number--) {
    const puzzle = listed.length < limit ? find(number) : undefined;
    if (puzzle === undefined) break;
    listed.push({ number: puzzle.number, filmId: puzzle.film.id, reviewId: puzzle.reviewId });
  }
  return listed;
}
