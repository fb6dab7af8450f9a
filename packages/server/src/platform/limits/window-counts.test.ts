import { expect, test } from 'vitest';
import { createWindowCounts, isWithin } from './request-counts.ts';

const MINUTE_MS = 60_000;

test('a window begins with the first count and ends after its time', () => {
  let now = 1_000;
  const counts = createWindowCounts(() => now);
  expect(counts.add('ana', MINUTE_MS)).toEqual({ count: 1, endsAt: 61_000 });
  now = 60_999;
  expect(counts.add('ana', MINUTE_MS)).toEqual({ count: 2, endsAt: 61_000 });
  now = 61_000;
  expect(counts.add('ana', MINUTE_MS)).toEqual({ count: 1, endsAt: 121_000 });
});

test('a clock that is set back by a day locks no one out', () => {
  let now = 86_400_000;
  const counts = createWindowCounts(() => now);
  counts.add('ana', MINUTE_MS);
  now = 0;
  expect(counts.add('ana', MINUTE_MS)).toEqual({ count: 1, endsAt: MINUTE_MS });
});

test('each key is counted separately', () => {
  const counts = createWindowCounts(() => 0);
  counts.add('ana', MINUTE_MS);
  expect(counts.add('ben', MINUTE_MS).count).toBe(1);
});

test('the number of keys is limited', () => {
  const counts = createWindowCounts(() => 0, 10);
  for (let nth = 0; nth < 100; nth++) counts.add(`key ${nth}`, MINUTE_MS);
  expect(counts.add('key 0', MINUTE_MS).count).toBe(1);
  expect(counts.add('key 99', MINUTE_MS).count).toBe(2);
});

test('one count above the limit is too many', () => {
  const counts = createWindowCounts(() => 0);
  const limit = { max: 2, windowMs: MINUTE_MS };
  const tries = [1, 2, 3].map(() => isWithin(counts, 'ana', limit));
  expect(tries).toEqual([true, true, false]);
});
