import { latestOpenNumber } from '@outoften/rules/daily/puzzle-dates';
import { seededChance } from '@outoften/rules/seeded-chance';
import { expect, test } from 'vitest';
import { puzzleNumber } from '../../testing/daily/daily-under-test.ts';
import { NOW, someFilms, WHOLE } from '../../testing/daily/schedule-under-test.ts';
import { STORES_UNDER_TEST } from '../../testing/platform/stores-under-test.ts';
import type { FilmSource } from '../films/sources/film-source.ts';
import { memorySource } from '../films/sources/memory-source.ts';
import { keepSchedule, keepWanted } from './daily-schedule.ts';
import { findPuzzle, listScheduled } from './puzzle-records.ts';

test('a player who asks for a date before the hourly run waits for that date’s film only', async () => {
  const store = await STORES_UNDER_TEST[0]!.openMigrated();
  const source = memorySource(someFilms(60));
  let draws = 0;
  const drawCandidate: FilmSource['drawCandidate'] = async (request) => {
    draws++;
    return source.drawCandidate(request);
  };
  const films = { ...source, drawCandidate };
  const packedFilms = new Set<string>();
  const parts = { db: store.db, films, packedFilms, now: () => NOW, random: seededChance(7) };
  await keepWanted(parts, { from: 100, to: 100 });
  await keepWanted(parts, { from: 100, to: 100 });
  expect(draws).toBe(1);
  const latest = await findPuzzle(store.db, puzzleNumber(100));
  expect(latest).toMatchObject({ number: 100 });
  await keepSchedule(parts);
  expect(await findPuzzle(store.db, puzzleNumber(100))).toEqual(latest);
  expect(await listScheduled(store.db, { from: 1, to: 10_000 })).toHaveLength(WHOLE);
  await store.close();
});

test('each date that exists somewhere on earth has its film once it is asked for, and no other date has', async () => {
  const store = await STORES_UNDER_TEST[0]!.openMigrated();
  const films = memorySource(someFilms(60));
  const packedFilms = new Set<string>();
  // Hours after the latest date has begun, most clocks still have the one before.
  const now = () => NOW + 3 * 60 * 60 * 1000;
  const parts = { db: store.db, films, packedFilms, now, random: seededChance(7) };
  await keepWanted(parts, { from: 99, to: 99 });
  expect(await findPuzzle(store.db, puzzleNumber(99))).toMatchObject({ number: 99 });
  expect(await findPuzzle(store.db, puzzleNumber(100))).toBeUndefined();
  await keepWanted(parts, { from: 1, to: 1000 });
  const kept = await listScheduled(store.db, { from: 1, to: 10_000 });
  expect(new Set(kept.map(({ number }) => number))).toEqual(new Set([99, 100]));
  await store.close();
});

test('the latest number belongs to the date that begins first on earth', () => {
  expect(latestOpenNumber(NOW)).toBe(100);
  expect(latestOpenNumber(NOW - 1)).toBe(99);
  expect(latestOpenNumber(0)).toBe(0);
});
