import { encodeSavedData, FRESH_SAVED_DATA } from '@outoften/rules/saved-data';
import { expect, test } from 'vitest';
import {
  createSavedDataStore,
  SAVED_DATA_KEY,
  SET_ASIDE_KEY,
  type TextStorage,
} from './saved-data-store.ts';

function storageWith(
  texts: Record<string, string>,
): TextStorage & { texts: Record<string, string> } {
  return {
    texts,
    getItem: (key) => texts[key] ?? null,
    setItem(key, text) {
      texts[key] = text;
    },
  };
}

const full: TextStorage = {
  getItem: () => null,
  setItem() {
    throw new Error('quota exceeded');
  },
};

const guest = { ...FRESH_SAVED_DATA, userData: { userId: 'guest-1' } };

test('a browser without saved data starts fresh and writes nothing', () => {
  const storage = storageWith({});
  expect(createSavedDataStore(storage).getState()).toEqual({
    data: FRESH_SAVED_DATA,
    trouble: undefined,
  });
  expect(storage.texts).toEqual({});
});

test('saved data is read back', () => {
  const storage = storageWith({ [SAVED_DATA_KEY]: encodeSavedData(guest) });
  expect(createSavedDataStore(storage).getState().data).toEqual(guest);
});

test('a change keeps the rest and is written at once', () => {
  const storage = storageWith({ [SAVED_DATA_KEY]: encodeSavedData(guest) });
  const store = createSavedDataStore(storage);
  const settings = { ...FRESH_SAVED_DATA.settings, isAudioMuted: true };
  store.save({ settings });
  expect(store.getState().data).toEqual({ ...guest, settings });
  expect(createSavedDataStore(storage).getState().data).toEqual({ ...guest, settings });
});

test('what another tab wrote is kept, and can be looked at', () => {
  const storage = storageWith({});
  const [one, other] = [createSavedDataStore(storage), createSavedDataStore(storage)];
  one.save({ dleData: { number: 7 } });
  other.save({ userData: { userId: 'guest-1' } });
  expect(one.getState().data).toEqual({ ...FRESH_SAVED_DATA, dleData: { number: 7 } });
  expect(one.reread()).toEqual({ ...guest, dleData: { number: 7 } });
  expect(one.getState().data).toBe(one.reread());
});

test('what another tab damaged is not taken over', () => {
  const storage = storageWith({});
  const store = createSavedDataStore(storage);
  store.save(guest);
  storage.setItem(SAVED_DATA_KEY, '{');
  expect(store.reread()).toEqual(guest);
});

test('unreadable data is set aside whole, and play starts fresh', () => {
  const storage = storageWith({ [SAVED_DATA_KEY]: '{"version":1,"settings":"<script>"}' });
  expect(createSavedDataStore(storage).getState()).toEqual({
    data: FRESH_SAVED_DATA,
    trouble: 'set-aside',
  });
  expect(storage.texts[SET_ASIDE_KEY]).toBe('{"version":1,"settings":"<script>"}');
  expect(createSavedDataStore(storage).getState().trouble).toBeUndefined();
});

test('a full storage is told of, and the change holds for as long as the page', () => {
  const store = createSavedDataStore(full);
  store.save({ userData: { userId: 'guest-2' } });
  expect(store.reread().userData).toEqual({ userId: 'guest-2' });
  expect(store.getState()).toEqual({
    data: { ...FRESH_SAVED_DATA, userData: { userId: 'guest-2' } },
    trouble: 'not-kept',
  });
});

test('a storage that cannot even be read is told of', () => {
  const denied: TextStorage = {
    ...full,
    getItem() {
      throw new Error('denied');
    },
  };
  expect(createSavedDataStore(denied).getState().trouble).toBe('not-kept');
});
