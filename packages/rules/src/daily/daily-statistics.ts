import { accuracyPoints, distance } from '../score.ts';
import type { DailyResult } from './daily-result.ts';
import type { PuzzleNumber } from './puzzle-dates.ts';
import { countStreaks, type Streaks } from './streak.ts';

export type DailyStatistics = Readonly<{
  played: number;
  /** Between guess and rating, in tenths, not rounded; undefined before the first. */
  averageDistance: number | undefined;
  /** How many guesses were how close, the closest first. */
  distribution: readonly DistanceCount[];
  streaks: Streaks;
}>;

/** Guesses from `from` to `to` tenths away, both included. */
export type DistanceCount = Readonly<{ from: number; to: number; count: number }>;

/** The last distance that each bar of the distribution counts, in tenths; from 2.0 on a guess earns nothing. */
const BAR_ENDS = [0, 2, 5, 10, 19, 99];

/** What the puzzles played on time come to. The archive has no part in it. @see docs/rules.md#daily-statistics */
export function summarise(results: readonly DailyResult[], today: PuzzleNumber): DailyStatistics {
  const distances = results
    .filter((result) => result.onTime)
    .map(({ guess, rating }) => distance(guess, rating));
  return {
    played: distances.length,
    averageDistance: mean(distances),
    distribution: BAR_ENDS.map((to, bar) => {
      const from = bar === 0 ? 0 : (BAR_ENDS[bar - 1] ?? 0) + 1;
      return { from, to, count: distances.filter((one) => from <= one && one <= to).length };
    }),
    streaks: countStreaks(results, today),
  };
}

/** The player record's `daily_guesses` and `average_accuracy`, the latter in tenths of a point. */
export function summariseForRecord(
  results: readonly DailyResult[],
): Readonly<{ dailyGuesses: number; averageAccuracy: number | undefined }> {
  const accuracies = results
    .filter((result) => result.onTime)
    .map(({ guess, rating }) => accuracyPoints(guess, rating));
  const average = mean(accuracies);
  return {
    dailyGuesses: accuracies.length,
    averageAccuracy: average === undefined ? undefined : Math.round(average * 10),
  };
}

function mean(values: readonly number[]): number | undefined {
  if (values.length === 0) return undefined;
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
