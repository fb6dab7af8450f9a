import {
  decodeSavedData,
  encodeSavedData,
  FRESH_SAVED_DATA,
} from '@outoften/rules/player/saved-data';
import { expect, test } from 'vitest';
import { newGuestId } from './guest.ts';

test('a guest id is a prefix and 24 random hexadecimal digits', () => {
  expect(newGuestId()).toMatch(/^guest-[0-9a-f]{24}$/);
  expect(newGuestId()).not.toBe(newGuestId());
});

test('a guest id can be read from saved data', () => {
  const userData = { userId: newGuestId() };
  const decoded = decodeSavedData(encodeSavedData({ ...FRESH_SAVED_DATA, userData }));
  expect(decoded).toMatchObject({ ok: true, value: { userData } });
});
