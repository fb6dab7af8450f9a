import { useSyncExternalStore } from 'react';
import { fetchRating, fetchServerTime, listOwnResults, mergeOwnResults } from '../api/daily.ts';
import { dailyCalls } from '../offline/daily-calls.ts';
import { ownPlayer } from '../player/own-player.ts';
import { savedData } from '../saved-data/use-saved-data.ts';
import { createDailyMemory } from './daily-memory.ts';
import { createDailyMerge } from './daily-merge.ts';
import { createDailyStore, type DailyState, type DeviceTime } from './daily-store.ts';

const BEFORE_READING: DailyState = { phase: 'fetching' };

/** The device's clock. */
export const deviceTime: DeviceTime = {
  now: () => Date.now(),
  minutesAhead: (time) => -new Date(time).getTimezoneOffset(),
};

const dailyMemory = createDailyMemory(savedData);

/** Merges this browser's results with those of the account. */
export const dailyMerge = createDailyMerge({
  account: () => {
    const player = ownPlayer.getState();
    return player.type === 'there' ? player.subject : undefined;
  },
  list: listOwnResults,
  send: mergeOwnResults,
  memory: dailyMemory,
  later: (ms, task) => void setTimeout(task, ms),
});

/** This tab's daily. */
export const daily = createDailyStore({
  calls: { ...dailyCalls, fetchServerTime, fetchRating },
  device: deviceTime,
  memory: dailyMemory,
  onFinished: () => void dailyMerge.mergeNow(),
});

savedData.subscribe(({ data }, before) => {
  if (data.dleData !== before.data.dleData || data.dailies !== before.data.dailies) daily.refresh();
});

export function useDaily(): DailyState {
  return useSyncExternalStore(daily.subscribe, daily.getState, () => BEFORE_READING);
}
