import { tenths } from '@outoften/rules/rating';
import { refuse } from '@outoften/rules/result';
import { beforeEach, describe, expect, test } from 'vitest';
import { aBrowser, aServer, NOON, numbered, RATING } from './dailies-under-test.ts';
import { createDailyStore, type DailyParts, type DailyState } from './daily-store.ts';

let browser = aBrowser();
beforeEach(() => {
  browser = aBrowser();
});

async function opened(memory = browser.openTab(), calls: Partial<DailyParts['calls']> = {}) {
  const store = createDailyStore({
    calls: { ...aServer(() => NOON), ...calls },
    device: { now: () => NOON, minutesAhead: () => 0 },
    memory,
    onFinished: () => {},
  });
  await store.open(undefined);
  return store;
}

/** Waits for the server's answers, which come at once. */
const answered = () => new Promise((resolve) => setImmediate(resolve));

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
  expect((await opened()).getState()).toMatchObject(finished);
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

describe('a second tab', () => {
  test('shows the first tab’s result, even in the middle of a guess, and no reveal', async () => {
    const [first, second] = [await opened(), await opened()];
    second.setGuess(tenths(73));
    first.submit();
    await answered();
    second.refresh();
    const own = first.getState();
    expect(own).toMatchObject({ phase: 'finished', result: { guess: 50 }, isFresh: true });
    expect(second.getState()).toEqual({ ...own, isFresh: false });
  });

  test('that submits before it learned of the first guess takes the first one', async () => {
    const [first, second] = [await opened(), await opened()];
    first.submit();
    await answered();
    second.setGuess(tenths(73));
    second.submit();
    await answered();
    for (const tab of [first, second, await opened()]) {
      const { results, game } = tab.getState() as Extract<DailyState, { phase: 'finished' }>;
      expect(results).toMatchObject([{ guess: 50 }]);
      expect(game).toBeDefined();
    }
  });

  test('waits for the answer together with the first tab', async () => {
    const fetchRating = async () => refuse('offline');
    const [first, second] = [await opened(undefined, { fetchRating }), await opened()];
    first.submit();
    second.refresh();
    expect(second.getState()).toMatchObject({ phase: 'revealing', isFresh: false });
    await answered();
    expect(second.getState()).toMatchObject({ phase: 'finished', result: { guess: 50 } });
    expect(first.getState()).toMatchObject({ phase: 'revealing', problem: 'offline' });
    first.refresh();
    expect(first.getState()).toMatchObject({ phase: 'finished', isFresh: true });
  });

  test('has the hints and names of the first tab', async () => {
    const [first, second] = [await opened(), await opened()];
    first.unlock('poster');
    second.nameCast({ slot: 0, name: 'Nobody' });
    expect(second.unlock('poster')).toEqual(refuse('already-unlocked'));
    first.refresh();
    expect(first.getState()).toEqual(second.getState());
    expect(first.getState()).toMatchObject({
      game: {
        attempt: { hints: { poster: 'bought' }, slots: [{ wrongNames: ['Nobody'] }, {}, {}, {}] },
      },
    });
  });
});
