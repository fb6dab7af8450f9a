import { FRESH_SAVED_DATA, type SavedData } from '@outoften/rules/saved-data';
import { useSyncExternalStore } from 'react';
import { browserStorage } from './safe-storage.ts';
import { createSavedDataStore, type SavedDataState } from './saved-data-store.ts';

const BEFORE_READING: SavedDataState = { data: FRESH_SAVED_DATA, trouble: undefined };

/** The browser's own store. Pages made ahead of time hold what a new visitor would see. */
export const savedData = createSavedDataStore(browserStorage);

export function useSavedData(): SavedDataState & { save: (change: Partial<SavedData>) => void } {
  const state = useSyncExternalStore(savedData.subscribe, savedData.getState, () => BEFORE_READING);
  return { ...state, save: savedData.save };
}
