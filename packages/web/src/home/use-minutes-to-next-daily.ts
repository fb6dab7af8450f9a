import { nextMidnight } from '@outoften/rules/daily/calendar-date';
import { useSyncExternalStore } from 'react';
import { useMessages } from '../messages/use-messages.ts';

const MINUTE_MS = 60_000;

/** What stands beside the daily on the board: when the next one comes. A page made ahead of time can't know. */
export function useDailyNote(): string {
  const say = useMessages();
  const minutes = useSyncExternalStore(everyMinute, minutesToNext, () => undefined);
  if (minutes === undefined) return say('home.daily.note');
  return say('home.daily.next', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** Until the player's midnight, the minute that runs included. */
function minutesToNext(): number {
  const now = Date.now();
  const next = nextMidnight(now, (time) => -new Date(time).getTimezoneOffset());
  return Math.ceil((next - now) / MINUTE_MS);
}

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS / 2);
  return () => clearInterval(timer);
}
