import type { Puzzle } from '@outoften/rules/daily/puzzle';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { puzzleNumber } from '../../testing/daily/daily-under-test.ts';
import { aFilm } from '../../testing/films/film-builder.ts';
import { type OpenStore, STORES_UNDER_TEST } from '../../testing/platform/stores-under-test.ts';
import {
  findPuzzle,
  listUnpublished,
  publishPuzzles,
  replaceScheduled,
  schedulePuzzle,
} from './puzzle-records.ts';

const RANGE = { from: 100, to: 100 };

const scheduled = aPuzzle('scheduled');

describe.each(STORES_UNDER_TEST)('on $name', (underTest) => {
  let store: OpenStore;
  beforeEach(async () => {
    store = await underTest.openMigrated();
    await schedulePuzzle(store.db, scheduled);
  });
  afterEach(() => store.close());

  test('a scheduled puzzle can get another film', async () => {
    const puzzle = aPuzzle('other');
    await replaceScheduled(store.db, { scheduled, puzzle });
    expect(await listUnpublished(store.db, RANGE)).toEqual([puzzle]);
  });

  test('a puzzle that another server changed in the meantime stays as that server left it', async () => {
    const first = aPuzzle('first');
    await replaceScheduled(store.db, { scheduled, puzzle: first });
    await replaceScheduled(store.db, { scheduled, puzzle: aPuzzle('second') });
    expect(await listUnpublished(store.db, RANGE)).toEqual([first]);
  });

  test('a published puzzle is never changed', async () => {
    await publishPuzzles(store.db, { ...RANGE, now: 1 });
    await replaceScheduled(store.db, { scheduled, puzzle: aPuzzle('other') });
    expect(await findPuzzle(store.db, scheduled.number)).toEqual(scheduled);
  });
});

function aPuzzle(filmId: string): Puzzle {
  const film = aFilm({ id: filmId });
  return { number: puzzleNumber(100), film, reviewId: film.reviews[0]!.id };
}
