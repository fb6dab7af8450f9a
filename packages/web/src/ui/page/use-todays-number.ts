import { localDate } from '@outoften/rules/daily/calendar-date';
import { type PuzzleNumber, puzzleOfDate } from '@outoften/rules/daily/puzzle-dates';
import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/** Returns the number of today's daily, by the device's clock; undefined on prerendered pages. */
export function useTodaysNumber(): PuzzleNumber | undefined {
  return useSyncExternalStore(everyMinute, todaysNumber, () => undefined);
}

/** Calls back twice a minute. */
export function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS / 2);
  return () => clearInterval(timer);
}

function todaysNumber(): PuzzleNumber | undefined {
  const now = Date.now();
  return puzzleOfDate(localDate(now, -new Date(now).getTimezoneOffset()));
}
