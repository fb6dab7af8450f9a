import { accuracyPoints, distance } from '../guessing/score.ts';
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
  /** The last dailies since the first that was played. Today's is last. */
  recent: readonly RecentDaily[];
}>;

/** How a daily ended. `open` is today's while it can be played. */
export type RecentDaily = Readonly<{
  number: number;
  state: 'played' | 'forgiven' | 'missed' | 'open';
}>;

/** Guesses from `from` to `to` tenths away, both included. */
export type DistanceCount = Readonly<{ from: number; to: number; count: number }>;

/** Two weeks. */
const RECENT = 14;

/** The last distance that each bar of the distribution counts, in tenths; from 2.0 on a guess earns nothing. */
const BAR_ENDS = [0, 2, 5, 10, 19, 99];

/** Statistics of the puzzles played on time, without the archive. @see docs/rules.md#daily-statistics */
export function summarise(results: readonly DailyResult[], today: PuzzleNumber): DailyStatistics {
  const onTime = results.filter((result) => result.onTime);
  const streaks = countStreaks(results, today);
  const distances = onTime.map(({ guess, rating }) => distance(guess, rating));
  return {
    played: distances.length,
    averageDistance: mean(distances),
    distribution: BAR_ENDS.map((to, bar) => {
      const from = bar === 0 ? 0 : (BAR_ENDS[bar - 1] ?? 0) + 1;
      return { from, to, count: distances.filter((one) => from <= one && one <= to).length };
    }),
    streaks,
    recent: listRecent(onTime, { streaks, today }),
  };
}

function listRecent(
  onTime: readonly DailyResult[],
  { streaks, today }: Readonly<{ streaks: Streaks; today: PuzzleNumber }>,
): readonly RecentDaily[] {
  const played = new Set<number>(onTime.map(({ number }) => number));
  const stateOf = (number: number): RecentDaily['state'] => {
    if (played.has(number)) return 'played';
    if (number === today) return 'open';
    return streaks.current.forgiven.includes(number) ? 'forgiven' : 'missed';
  };
  // Nothing was missed before the first one.
  const begun = Math.min(today, ...played);
  const first = Math.max(begun, today - RECENT + 1);
  return Array.from({ length: today - first + 1 }, (_, nth) => first + nth).map((number) => ({
    number,
    state: stateOf(number),
  }));
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
