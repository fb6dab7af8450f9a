import { type DailyResult, resultPoints } from './daily-result.ts';
import { findResult, type KeptDailies, openPuzzles } from './kept-dailies.ts';
import type { PuzzleNumber } from './puzzle-dates.ts';
import { countStreaks, type Streaks } from './streak.ts';

/** Today's daily of one player, as the home screen shows it. */
export type DailyStanding = Readonly<{
  streaks: Streaks;
  /** The result of the day before; undefined unless it was finished. */
  yesterday: DailyResult | undefined;
}> &
  Readonly<
    /** A guessed one only waits for its answer. */
    | { state: 'waiting' | 'begun' | 'guessed' }
    | { state: 'done'; result: DailyResult; points: number }
  >;

/** @param today the number of the player's date */
export function standingOf(kept: KeptDailies, today: PuzzleNumber): DailyStanding {
  const common = {
    streaks: countStreaks(kept.results, today),
    yesterday: today > 1 ? findResult(kept, (today - 1) as PuzzleNumber) : undefined,
  };
  const result = findResult(kept, today);
  if (result !== undefined)
    return { ...common, state: 'done', result, points: resultPoints(result) };
  return { ...common, state: openPuzzles(kept).get(today) ?? 'waiting' };
}
