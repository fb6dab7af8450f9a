import { useSyncExternalStore } from 'react';
import { fetchPuzzle } from '../api/daily.ts';
import { createDailyStore, type DailyState } from './daily-store.ts';

const BEFORE_READING: DailyState = { phase: 'fetching' };

/** This tab's daily. */
export const daily = createDailyStore({
  fetchPuzzle,
  storage: browserStorage(),
  now: Date.now,
  minutesAhead: () => -new Date().getTimezoneOffset(),
});

export function useDaily(): DailyState {
  return useSyncExternalStore(daily.subscribe, daily.getState, () => BEFORE_READING);
}

/** Storage that a browser forbids throws at its very name. */
function browserStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  return {
    getItem: (key) => window.localStorage.getItem(key),
    setItem: (key, text) => window.localStorage.setItem(key, text),
  };
}
