import { nextMidnight } from '@outoften/rules/daily/calendar-date';
import { useSyncExternalStore } from 'react';
import { everyMinute } from './use-todays-number.ts';

const MINUTE_MS = 60_000;

/** Minutes until the player's midnight, the one that runs included; 0 in pages made ahead of time. */
export function useMinutesToNextDaily(): number {
  return useSyncExternalStore(everyMinute, minutesToNext, () => 0);
}

function minutesToNext(): number {
  const now = Date.now();
  const next = nextMidnight(now, (time) => -new Date(time).getTimezoneOffset());
  return Math.ceil((next - now) / MINUTE_MS);
}
