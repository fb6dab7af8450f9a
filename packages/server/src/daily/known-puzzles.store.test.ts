import type { Puzzle } from '@outoften/rules/daily/puzzle';
import { opensAt } from '@outoften/rules/daily/puzzle-dates';
import { seededChance } from '@outoften/rules/seeded-chance';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { puzzleNumber } from '../../testing/daily/daily-under-test.ts';
import { NOW, someFilms } from '../../testing/daily/schedule-under-test.ts';
import { type OpenStore, STORES_UNDER_TEST } from '../../testing/platform/stores-under-test.ts';
import { memorySource } from '../films/sources/memory-source.ts';
import { keepSchedule, learnPuzzles } from './daily-schedule.ts';
import { createKnownPuzzles, listUnbroken } from './known-puzzles.ts';
import { findPuzzle } from './puzzle-records.ts';

describe.each(STORES_UNDER_TEST)('on $name', (underTest) => {
  let store: OpenStore;
  let now: number;
  const known = createKnownPuzzles(() => now);
  beforeEach(async () => {
    store = await underTest.openMigrated();
    now = NOW;
    const parts = { db: store.db, packedFilms: new Set<string>(), now: () => now };
    const films = memorySource(someFilms(80));
    await keepSchedule({ ...parts, films, random: seededChance(7) });
    await learnPuzzles({ ...parts, knownPuzzles: known });
  });
  afterEach(() => store.close());

  test('the puzzles of the last month are in memory as they were published', async () => {
    expect(known.findPublished(100)).toEqual(await findPuzzle(store.db, puzzleNumber(100)));
    expect(known.findPublished(70)).toEqual(await findPuzzle(store.db, puzzleNumber(70)));
    expect(known.findPublished(69)).toBeUndefined();
  });

  test('a scheduled puzzle is found only on its day, and only if it could not be published', () => {
    expect(known.findPublished(101)).toBeUndefined();
    expect(known.findOpen(101)).toBeUndefined();
    now = opensAt(puzzleNumber(101));
    expect(known.findPublished(101)).toBeUndefined();
    expect(known.findOpen(101)).toMatchObject({ number: 101 });
  });
});

describe('a list of known puzzles', () => {
  const puzzles = new Map([3, 4, 5].map((number) => [number, aPuzzle(number)]));
  const find = (number: number) => puzzles.get(number);

  test.each([
    { name: 'all of a range', range: { from: 3, to: 5 }, before: 9, limit: 9, found: [5, 4, 3] },
    {
      name: 'at most the number asked for',
      range: { from: 3, to: 5 },
      before: 9,
      limit: 2,
      found: [5, 4],
    },
    { name: 'only earlier ones', range: { from: 3, to: 5 }, before: 5, limit: 9, found: [4, 3] },
    { name: 'none after a gap', range: { from: 1, to: 5 }, before: 9, limit: 9, found: [5, 4, 3] },
    { name: 'none of an empty range', range: { from: 5, to: 4 }, before: 9, limit: 9, found: [] },
  ])('contains $name', ({ found, ...wanted }) => {
    expect(listUnbroken(wanted, find).map(({ number }) => number)).toEqual(found);
  });
});

function aPuzzle(number: number): Puzzle {
  const [film] = someFilms(1);
  return { number: puzzleNumber(number), film: film!, reviewId: '539-1' };
}
