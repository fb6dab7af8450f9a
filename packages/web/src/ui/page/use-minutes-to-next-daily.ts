import { nextMidnight } from '@outoften/rules/daily/calendar-date';
import { useSyncExternalStore } from 'react';
import { everyMinute } from './use-todays-number.ts';

const MINUTE_MS = 60_000;

/** Returns the minutes until the player's midnight, including the current one; 0 on prerendered pages. */
export function useMinutesToNextDaily(): number {
  return useSyncExternalStore(everyMinute, minutesToNext, () => 0);
}

function minutesToNext(): number {
  const now = Date.now();
  const next = nextMidnight(now, (time) => -new Date(time).getTimezoneOffset());
  return Math.ceil((next - now) / MINUTE_MS);
}
