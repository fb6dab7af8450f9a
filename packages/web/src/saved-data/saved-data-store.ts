import {
  decodeSavedData,
  encodeSavedData,
  FRESH_SAVED_DATA,
  type SavedData,
} from '@outoften/rules/player/saved-data';
import { createStore } from 'zustand/vanilla';
import type { SafeStorage } from './safe-storage.ts';

/**
 * A problem with the saved data: `set-aside` was unreadable and is kept under another key, `not-kept` cannot be
 * written.
 */
type SavedDataTrouble = 'set-aside' | 'not-kept';

export type SavedDataState = Readonly<{ data: SavedData; trouble: SavedDataTrouble | undefined }>;

export const SAVED_DATA_KEY = 'out-of-ten';
export const SET_ASIDE_KEY = 'out-of-ten.set-aside';

/** The player's own data. It is read once, and written at each change. */
export function createSavedDataStore(storage: SafeStorage) {
  const store = createStore<SavedDataState>(() => readSavedData(storage));

  /** Reads the data again, because another tab may have changed it. */
  function reread(): SavedData {
    const { data } = store.getState();
    const decoded = decodeSavedData(storage.getItem(SAVED_DATA_KEY) ?? '');
    if (!decoded.ok || encodeSavedData(decoded.value) === encodeSavedData(data)) return data;
    store.setState({ data: decoded.value });
    return decoded.value;
  }

  /** Replaces parts of the data. Other parts stay as this tab or another one saved them. */
  function save(change: Partial<SavedData>): void {
    const data = { ...reread(), ...change };
    const isKept = storage.setItem(SAVED_DATA_KEY, encodeSavedData(data));
    store.setState(isKept ? { data } : { data, trouble: 'not-kept' });
  }

  return { ...store, reread, save };
}

export type SavedDataStore = ReturnType<typeof createSavedDataStore>;

function readSavedData(storage: SafeStorage): SavedDataState {
  const data = FRESH_SAVED_DATA;
  if (!storage.isAllowed()) return { data, trouble: 'not-kept' };
  const text = storage.getItem(SAVED_DATA_KEY);
  if (text === null) return { data, trouble: undefined };
  const decoded = decodeSavedData(text);
  if (decoded.ok) return { data: decoded.value, trouble: undefined };
  const isKept =
    storage.setItem(SET_ASIDE_KEY, text) && storage.setItem(SAVED_DATA_KEY, encodeSavedData(data));
  return { data, trouble: isKept ? 'set-aside' : 'not-kept' };
}
