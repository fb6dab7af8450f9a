import { tenths } from '@outoften/rules/rating';
import { refuse } from '@outoften/rules/result';
import { beforeEach, expect, test } from 'vitest';
import { aBrowser, aServer, NOON, numbered, RATING } from './dailies-under-test.ts';
import { createDailyStore, type DailyParts } from './daily-store.ts';

let browser = aBrowser();
beforeEach(() => {
  browser = aBrowser();
});

async function opened(memory: DailyParts['memory']) {
  const store = createDailyStore({
    calls: aServer(() => NOON),
    device: { now: () => NOON, minutesAhead: () => 0 },
    memory,
    onFinished: () => {},
  });
  await store.open(undefined);
  return store;
}

const elsewhere = {
  number: numbered(690),
  filmId: 'film-690',
  guess: tenths(70),
  rating: RATING,
  hintsBought: [],
  credited: 2,
  wrongNames: 1,
  onTime: true,
  finishedAt: NOON,
} as const;

test('a result from another device ends the puzzle here as soon as it arrives', async () => {
  const memory = browser.openTab();
  const store = await opened(memory);
  store.unlock('poster');
  memory.change((kept) => ({ ...kept, results: [elsewhere] }));
  store.refresh();
  const finished = {
    phase: 'finished',
    result: elsewhere,
    game: undefined,
    results: [elsewhere],
    today: 690,
  };
  expect(store.getState()).toMatchObject(finished);
  expect((await opened(browser.openTab())).getState()).toMatchObject(finished);
  expect(store.unlock('review')).toEqual(refuse('not-playing'));
});

test('a result of another puzzle or film leaves the puzzle open', async () => {
  const memory = browser.openTab();
  const store = await opened(memory);
  const others = [
    { ...elsewhere, filmId: 'film-1' },
    { ...elsewhere, number: numbered(3) },
  ];
  memory.change((kept) => ({ ...kept, results: others }));
  store.refresh();
  expect(store.getState().phase).toBe('guessing');
});
