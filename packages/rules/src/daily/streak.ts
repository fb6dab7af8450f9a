import type { DailyResult } from './daily-result.ts';
import type { PuzzleNumber } from './puzzle-dates.ts';

/** Puzzles finished in a row. @see docs/rules.md#streaks */
export type Streak = Readonly<{
  /** How many puzzles were finished, without the forgiven ones. */
  length: number;
  /** The missed numbers that did not end it, in order. The player sees them. */
  forgiven: readonly number[];
}>;

export type Streaks = Readonly<{
  /** The streak that goes on if today's puzzle is finished. */
  current: Streak;
  /** The longest there ever was. */
  best: number;
}>;

/** One missed puzzle is forgiven within this many numbers in a row. */
const FORGIVEN_ONCE_IN = 7;

const NONE: Streak = { length: 0, forgiven: [] };

/**
 * The streaks of the puzzles that were finished on time.
 * @param today the number of the player's date, which may be less than that of a puzzle finished before a flight
 */
export function countStreaks(results: readonly DailyResult[], today: PuzzleNumber): Streaks {
  const onTime = results.filter((result) => result.onTime).map(({ number }) => number);
  const finished = [...new Set<number>(onTime)].sort((one, other) => one - other);
  let streak = NONE;
  let last: number | undefined;
  let best = 0;
  for (const number of finished) {
    const { length, forgiven } = reach(number, { streak, last, finished });
    streak = { length: length + 1, forgiven };
    last = number;
    best = Math.max(best, streak.length);
  }
  return { current: reach(Math.max(today, last ?? 0), { streak, last, finished }), best };
}

type Past = Readonly<{ streak: Streak; last: number | undefined; finished: readonly number[] }>;

/**
 * The streak after its next number. A miss too near to the last forgiven one leaves what came after that one, so a
 * streak is always as long as the rule allows.
 */
function reach(number: number, { streak, last, finished }: Past): Streak {
  if (last === undefined || number - last > 2) return NONE;
  if (number - last < 2) return streak;
  const missed = number - 1;
  const lastForgiven = streak.forgiven.at(-1);
  if (lastForgiven === undefined || missed - lastForgiven >= FORGIVEN_ONCE_IN) {
    return { ...streak, forgiven: [...streak.forgiven, missed] };
  }
  const since = finished.filter((one) => lastForgiven < one && one < missed);
  return { length: since.length, forgiven: [missed] };
}
