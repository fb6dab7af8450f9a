import { tenths } from '@outoften/rules/rating';
import { ok, refuse } from '@outoften/rules/result';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aDailyResult } from '../../testing/daily/daily-under-test.ts';
import { type OpenStore, STORES_UNDER_TEST } from '../../testing/platform/stores-under-test.ts';
import { aNewPlayer } from '../../testing/players/player-builder.ts';
import { listMemories } from '../films/drawn-films.ts';
import { visitorOfOwner } from '../identity/callers/visitor.ts';
import { createPlayer } from '../players/create-player.ts';
import { findOwnPlayer } from '../players/find-players.ts';
import { listDailyResults, mergeDailyResults } from './daily-results.ts';

const NOW = 1_760_000_000_000;

describe.each(STORES_UNDER_TEST)('on $name', (underTest) => {
  let store: OpenStore;
  beforeEach(async () => {
    store = await underTest.openMigrated();
    for (const owner of ['ana', 'ben']) {
      await createPlayer(store.db, aNewPlayer(owner, { owner, now: NOW }));
    }
  });
  afterEach(() => store.close());

  function merge(results: Parameters<typeof mergeDailyResults>[1]['results'], owner = 'ana') {
    return mergeDailyResults(store.db, { owner, results, now: NOW + 1 });
  }

  const third = aDailyResult({
    number: 3,
    hintsBought: ['poster', 'review'],
    credited: 2,
    wrongNames: 7,
    guess: tenths(73),
  });
  const seventh = aDailyResult({ number: 7, onTime: false });

  test('results are saved unchanged, in the order of their numbers', async () => {
    expect(await merge([seventh, third])).toEqual(ok([third, seventh]));
    expect(await listDailyResults(store.db, 'ana')).toEqual([third, seventh]);
    expect(await listDailyResults(store.db, 'ben')).toEqual([]);
  });

  test('a daily counts as a film drawn for its player', async () => {
    await merge([
      { ...seventh, filmId: 'late' },
      { ...third, filmId: 'early' },
    ]);
    const visitors = ['ana', 'ben'].map(visitorOfOwner);
    expect(await listMemories(store.db, visitors)).toEqual([['early', 'late'], []]);
  });

  test('the result finished first is kept, in any order of arrival', async () => {
    const later = { ...third, finishedAt: third.finishedAt + 5, guess: tenths(10) };
    const earlier = { ...third, finishedAt: third.finishedAt - 1, guess: tenths(20) };
    await merge([third]);
    expect(await merge([later])).toEqual(ok([third]));
    expect(await merge([earlier, seventh])).toEqual(ok([earlier, seventh]));
    expect(await listDailyResults(store.db, 'ana')).toEqual([earlier, seventh]);
  });

  test('the player’s record counts each puzzle played on its day once', async () => {
    const fifth = aDailyResult({ number: 5, guess: tenths(72) });
    await merge([third, seventh]);
    expect(await findOwnPlayer(store.db, 'ana')).toMatchObject({
      dailyGuesses: 1,
      averageAccuracy: 1000,
      updatedAt: NOW + 1,
    });
    await merge([third, fifth]);
    expect(await findOwnPlayer(store.db, 'ana')).toMatchObject({
      dailyGuesses: 2,
      averageAccuracy: 975,
    });
    expect(await findOwnPlayer(store.db, 'ben')).toMatchObject({
      dailyGuesses: 0,
      averageAccuracy: undefined,
    });
  });

  test('archive puzzles do not change the player’s record', async () => {
    await merge([seventh]);
    expect(await findOwnPlayer(store.db, 'ana')).toMatchObject({
      dailyGuesses: 0,
      averageAccuracy: undefined,
    });
  });

  test('merging again changes nothing', async () => {
    await merge([third, seventh]);
    const player = await findOwnPlayer(store.db, 'ana');
    const again = { owner: 'ana', results: [seventh, third], now: NOW + 99 };
    expect(await mergeDailyResults(store.db, again)).toEqual(ok([third, seventh]));
    expect(await findOwnPlayer(store.db, 'ana')).toEqual(player);
  });

  test('two devices that merge at once lose nothing', async () => {
    const lists = Array.from({ length: 8 }, (_, nth) => [
      aDailyResult({ number: 10 + nth }),
      aDailyResult({ number: 9, finishedAt: 1000 - nth }),
    ]);
    await Promise.all(lists.map((list) => merge(list)));
    const kept = await listDailyResults(store.db, 'ana');
    expect(kept.map(({ number }) => number)).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17]);
    expect(kept[0]?.finishedAt).toBe(993);
    expect(await findOwnPlayer(store.db, 'ana')).toMatchObject({ dailyGuesses: 9 });
  });

  test('four hundred results can be merged at once', async () => {
    const many = Array.from({ length: 400 }, (_, nth) => aDailyResult({ number: nth + 1 }));
    expect(await merge(many)).toEqual(ok(many));
  });

  test('without a player nothing is saved', async () => {
    expect(await merge([third], 'nobody')).toEqual(refuse('no-player'));
    expect(await listDailyResults(store.db, 'nobody')).toEqual([]);
  });

  test('merging no results changes nothing', async () => {
    expect(await merge([])).toEqual(ok([]));
  });
});
