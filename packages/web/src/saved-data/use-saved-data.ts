import { FRESH_SAVED_DATA, type SavedData } from '@outoften/rules/player/saved-data';
import { useSyncExternalStore } from 'react';
import { browserStorage } from './safe-storage.ts';
import { createSavedDataStore, SAVED_DATA_KEY, type SavedDataState } from './saved-data-store.ts';

const BEFORE_READING: SavedDataState = { data: FRESH_SAVED_DATA, trouble: undefined };

/** This browser's own data. Prerendered pages contain a new visitor's. */
export const savedData = createSavedDataStore(browserStorage);

export function useSavedData(): SavedDataState & { save: (change: Partial<SavedData>) => void } {
  const state = useSyncExternalStore(savedData.subscribe, savedData.getState, () => BEFORE_READING);
  return { ...state, save: savedData.save };
}

/** Returns the text that any tab stored in the browser; null on prerendered pages. */
export function useStoredText(key: string): string | null {
  return useSyncExternalStore(
    followStorage,
    () => browserStorage.getItem(key),
    () => null,
  );
}

function followStorage(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** Applies what other tabs save, until the page is left. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === SAVED_DATA_KEY) savedData.reread();
  });
  // A page in the back/forward cache gets no event.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) savedData.reread();
  });
}
