import {
  decodeSavedData,
  encodeSavedData,
  FRESH_SAVED_DATA,
  type SavedData,
} from '@outoften/rules/saved-data';
import { createStore } from 'zustand/vanilla';

/** Where text is kept under keys: the browser's storage, which may refuse. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** What became of the saved data: `set-aside` was unreadable and is kept under another key, `not-kept` cannot be written. */
export type SavedDataTrouble = 'set-aside' | 'not-kept';

export type SavedDataState = Readonly<{ data: SavedData; trouble: SavedDataTrouble | undefined }>;

export const SAVED_DATA_KEY = 'out-of-ten';
export const SET_ASIDE_KEY = 'out-of-ten.set-aside';

/** The player's own data, read once and written at each change. A storage that refuses costs no more than the memory of it. */
export function createSavedDataStore(storage: TextStorage) {
  const store = createStore<SavedDataState>(() => readSavedData(storage));

  /** The data as the last tab left it. */
  function reread(): SavedData {
    const { data, trouble } = store.getState();
    // What cannot be written is only in here.
    const kept = trouble === 'not-kept' ? undefined : readKept(storage);
    if (kept === undefined || encodeSavedData(kept) === encodeSavedData(data)) return data;
    store.setState({ data: kept });
    return kept;
  }

  /** Replaces parts of the data; the rest stays as it was, in this tab or another. */
  function save(change: Partial<SavedData>): void {
    const changed = { ...reread(), ...change };
    try {
      storage.setItem(SAVED_DATA_KEY, encodeSavedData(changed));
      store.setState({ data: changed });
    } catch {
      store.setState({ data: changed, trouble: 'not-kept' });
    }
  }

  return { ...store, reread, save };
}

export type SavedDataStore = ReturnType<typeof createSavedDataStore>;

function readKept(storage: TextStorage): SavedData | undefined {
  try {
    const decoded = decodeSavedData(storage.getItem(SAVED_DATA_KEY) ?? '');
    return decoded.ok ? decoded.value : undefined;
  } catch {
    return undefined;
  }
}

function readSavedData(storage: TextStorage): SavedDataState {
  try {
    const text = storage.getItem(SAVED_DATA_KEY);
    if (text === null) return { data: FRESH_SAVED_DATA, trouble: undefined };
    const decoded = decodeSavedData(text);
    if (decoded.ok) return { data: decoded.value, trouble: undefined };
    storage.setItem(SET_ASIDE_KEY, text);
    storage.setItem(SAVED_DATA_KEY, encodeSavedData(FRESH_SAVED_DATA));
    return { data: FRESH_SAVED_DATA, trouble: 'set-aside' };
  } catch {
    return { data: FRESH_SAVED_DATA, trouble: 'not-kept' };
  }
}
