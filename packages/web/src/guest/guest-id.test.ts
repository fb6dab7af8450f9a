import {
  decodeSavedData,
  encodeSavedData,
  FRESH_SAVED_DATA,
} from '@outoften/rules/player/saved-data';
import { expect, test } from 'vitest';
import { newGuestId } from './guest-id.ts';

test('a guest id is written from its random bytes', () => {
  const id = newGuestId((bytes) => bytes.set([0, 15, 16, 255], 8));
  expect(id).toBe('guest-0000000000000000000f10ff');
});

test('a guest id can be read from saved data', () => {
  const userData = { userId: newGuestId((bytes) => bytes.fill(171)) };
  const decoded = decodeSavedData(encodeSavedData({ ...FRESH_SAVED_DATA, userData }));
  expect(decoded).toMatchObject({ ok: true, value: { userData } });
});
