import { localDate } from '@outoften/rules/daily/calendar-date';
import { type PuzzleNumber, puzzleOfDate } from '@outoften/rules/daily/puzzle-dates';
import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/** The number of today's daily by this device's clock; undefined in pages made ahead of time. */
export function useTodaysNumber(): PuzzleNumber | undefined {
  return useSyncExternalStore(everyMinute, todaysNumber, () => undefined);
}

/** Calls twice a minute. */
export function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS / 2);
  return () => clearInterval(timer);
}

function todaysNumber(): PuzzleNumber | undefined {
  const now = Date.now();
  return puzzleOfDate(localDate(now, -new Date(now).getTimezoneOffset()));
}
