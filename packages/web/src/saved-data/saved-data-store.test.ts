import { encodeSavedData, FRESH_SAVED_DATA } from '@outoften/rules/player/saved-data';
import { expect, test } from 'vitest';
import { createSavedDataStore, SAVED_DATA_KEY, SET_ASIDE_KEY } from './saved-data-store.ts';
import { aForbiddenStorage, aFullStorage, aStorage } from './storage-under-test.ts';

const guest = { ...FRESH_SAVED_DATA, userData: { userId: 'guest-1' } };

test('a browser without saved data starts fresh and writes nothing', () => {
  const storage = aStorage();
  expect(createSavedDataStore(storage).getState()).toEqual({
    data: FRESH_SAVED_DATA,
    trouble: undefined,
  });
  expect(storage.texts).toEqual({});
});

test('saved data is read back', () => {
  const storage = aStorage({ [SAVED_DATA_KEY]: encodeSavedData(guest) });
  expect(createSavedDataStore(storage).getState().data).toEqual(guest);
});

test('a change leaves the rest unchanged and is written at once', () => {
  const storage = aStorage({ [SAVED_DATA_KEY]: encodeSavedData(guest) });
  const store = createSavedDataStore(storage);
  const settings = { ...FRESH_SAVED_DATA.settings, isAudioMuted: true };
  store.save({ settings });
  expect(store.getState().data).toEqual({ ...guest, settings });
  expect(createSavedDataStore(storage).getState().data).toEqual({ ...guest, settings });
});

test('a change by another tab is kept, and can be read', () => {
  const storage = aStorage();
  const [one, other] = [createSavedDataStore(storage), createSavedDataStore(storage)];
  one.save({ dleData: { number: 7 } });
  other.save({ userData: { userId: 'guest-1' } });
  expect(one.getState().data).toEqual({ ...FRESH_SAVED_DATA, dleData: { number: 7 } });
  expect(one.reread()).toEqual({ ...guest, dleData: { number: 7 } });
  expect(one.getState().data).toBe(one.reread());
});

test('data that another tab damaged is ignored', () => {
  const storage = aStorage();
  const store = createSavedDataStore(storage);
  store.save(guest);
  storage.setItem(SAVED_DATA_KEY, '{');
  expect(store.reread()).toEqual(guest);
});

test('unreadable data is set aside completely, and play starts fresh', () => {
  const storage = aStorage({ [SAVED_DATA_KEY]: '{"version":1,"settings":"<script>"}' });
  expect(createSavedDataStore(storage).getState()).toEqual({
    data: FRESH_SAVED_DATA,
    trouble: 'set-aside',
  });
  expect(storage.texts[SET_ASIDE_KEY]).toBe('{"version":1,"settings":"<script>"}');
  expect(createSavedDataStore(storage).getState().trouble).toBeUndefined();
});

test('a full storage is reported, and the change lasts as long as the page', () => {
  const store = createSavedDataStore(aFullStorage());
  store.save({ userData: { userId: 'guest-2' } });
  expect(store.reread().userData).toEqual({ userId: 'guest-2' });
  expect(store.getState()).toEqual({
    data: { ...FRESH_SAVED_DATA, userData: { userId: 'guest-2' } },
    trouble: 'not-kept',
  });
});

test('a forbidden storage is reported at once, and changes last as long as the page', () => {
  const storage = aForbiddenStorage();
  const store = createSavedDataStore(storage);
  expect(store.getState().trouble).toBe('not-kept');
  store.save({ userData: { userId: 'guest-2' } });
  expect(store.reread().userData).toEqual({ userId: 'guest-2' });
});
