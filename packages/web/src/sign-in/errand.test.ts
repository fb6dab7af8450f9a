import { expect, test } from 'vitest';
import { aForbiddenStorage, aStorage } from '../saved-data/storage-under-test.ts';
import { ERRAND_KEY, type Errand, keepErrand, takeErrand } from './errand.ts';

test.each<Errand>([
  { type: 'sign-in', state: 's', verifier: 'v' },
  { type: 'sign-out', state: 's' },
  { type: 'account', state: 's', verifier: 'v', path: '/game/profile' },
])('an errand to $type is valid for one return', (errand) => {
  const storage = aStorage();
  keepErrand(storage, errand);
  expect(takeErrand(storage)).toEqual(errand);
  expect(takeErrand(storage)).toBeUndefined();
});

test.each(['', '{}', '{"type":"sign-in","state":"s"}', '{"type":"elsewhere","state":"s"}'])(
  'an unreadable errand is removed and counts as none: %j',
  (text) => {
    const storage = aStorage({ [ERRAND_KEY]: text });
    expect(takeErrand(storage)).toBeUndefined();
    expect(storage.texts).toEqual({});
  },
);

test('a storage that refuses has no errand', () => {
  const storage = aForbiddenStorage();
  expect(keepErrand(storage, { type: 'sign-out', state: 's' })).toBe(false);
  expect(takeErrand(storage)).toBeUndefined();
});
