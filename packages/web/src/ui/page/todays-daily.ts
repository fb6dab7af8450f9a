import { localDate, nextMidnight } from '@outoften/rules/daily/calendar-date';
import { type PuzzleNumber, puzzleOfDate } from '@outoften/rules/daily/puzzle-dates';
import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/** Returns the number of today's daily, by the device's clock; undefined on prerendered pages. */
export function useTodaysNumber(): PuzzleNumber | undefined {
  return useSyncExternalStore(everyMinute, todaysNumber, () => undefined);
}

/** Calls back twice a minute. */
function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS / 2);
  return () => clearInterval(timer);
}

function todaysNumber(): PuzzleNumber | undefined {
  const now = Date.now();
  return puzzleOfDate(localDate(now, -new Date(now).getTimezoneOffset()));
}

/** Returns the minutes until the player's midnight, including the current one; 0 on prerendered pages. */
export function useMinutesToNextDaily(): number {
  return useSyncExternalStore(everyMinute, minutesToNext, () => 0);
}

function minutesToNext(): number {
  const now = Date.now();
  const next = nextMidnight(now, (time) => -new Date(time).getTimezoneOffset());
  return Math.ceil((next - now) / MINUTE_MS);
}
