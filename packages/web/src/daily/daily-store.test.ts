import { tenths } from '@outoften/rules/rating';
import { ok, type Result, refuse } from '@outoften/rules/result';
import { beforeEach, describe, expect, test } from 'vitest';
import { createSavedDataStore, SAVED_DATA_KEY } from '../saved-data/saved-data-store.ts';
import { aForbiddenStorage } from '../saved-data/storage-under-test.ts';
import {
  aBrowser,
  aServer,
  DAY_MS,
  HOUR_MS,
  NOON,
  numbered,
  RATING,
} from './dailies-under-test.ts';
import { createDailyMemory } from './daily-memory.ts';
import { createDailyStore, type DailyParts, type DailyState } from './daily-store.ts';

let browser = aBrowser();
let now = NOON;
let finished = 0;
beforeEach(() => {
  browser = aBrowser();
  now = NOON;
  finished = 0;
});

/** A tab in Greenwich, in a browser with a correct clock. */
async function opened(about: Partial<DailyParts> = {}, wanted?: number) {
  const store = createDailyStore({
    calls: aServer(() => now),
    device: { now: () => now, minutesAhead: () => 0 },
    memory: browser.openTab(),
    onFinished: () => {
      finished += 1;
    },
    ...about,
  });
  await store.open(wanted === undefined ? undefined : numbered(wanted));
  return store;
}

type Store = Awaited<ReturnType<typeof opened>>;

function inPhase<P extends DailyState['phase']>(store: Store, phase: P) {
  const state = store.getState();
  if (state.phase !== phase) throw new Error(state.phase);
  return state as Extract<DailyState, { phase: P }>;
}

async function submitted(store: Store) {
  store.submit();
  await answered();
  return inPhase(store, 'finished');
}

/** Waits for the server's answers, which come at once. */
const answered = () => new Promise((resolve) => setImmediate(resolve));

function saved() {
  return JSON.parse(browser.storage.getItem(SAVED_DATA_KEY) ?? '{}');
}

describe('a daily', () => {
  test('stores nothing until it is begun, and then everything under one key', async () => {
    const store = await opened();
    expect(inPhase(store, 'guessing')).toMatchObject({
      game: { puzzle: { number: 690 }, begun: 'on-its-day' },
      today: 690,
      isClockWrong: false,
    });
    store.setGuess(tenths(60));
    expect(browser.storage.texts).toEqual({});
    store.unlock('poster');
    store.nameCast({ slot: 2, name: 'Nobody' });
    store.nameCast({ slot: 0, name: 'Ana Solo' });
    expect(Object.keys(browser.storage.texts)).toEqual([SAVED_DATA_KEY]);
    expect(saved().dleData).toMatchObject({
      dleMovieId: 'film-690',
      hasGuessBeenSubmitted: false,
      submittedGuessValue: null,
      isMoviePosterUnlocked: true,
      isOverviewUnlocked: false,
      isUserReviewUnlocked: false,
      numberOfWrongGuessesActorOne: 0,
      numberOfWrongGuessesActorTwo: 0,
      numberOfWrongGuessesActorThree: 1,
      numberOfWrongGuessesActorFour: 0,
      correctActorGuesses: [{ person: 'ana', name: 'Ana Solo' }, null, null, null],
    });
  });

  test('continues after a reload, before and after the guess', async () => {
    const store = await opened();
    store.unlock('review');
    store.nameCast({ slot: 0, name: 'Nobody' });
    store.nameCast({ slot: 1, name: 'Ana Solo' });
    const middle = await opened();
    expect(inPhase(middle, 'guessing').game).toEqual(inPhase(store, 'guessing').game);
    middle.setGuess(tenths(70));
    const done = await submitted(middle);
    expect(done.results).toMatchObject([
      { number: 690, guess: 70, rating: 73, onTime: true, credited: 1, wrongNames: 1 },
    ]);
    middle.unlock('overview');
    const after = await opened({
      calls: { ...aServer(() => now), fetchRating: async () => refuse('offline') },
    });
    expect(after.getState()).toEqual({ ...middle.getState(), isFresh: false });
    expect(inPhase(after, 'finished').game?.attempt.hints.overview).toBe('given');
    expect(saved().dleData).toMatchObject({ submittedGuessValue: 70, isOverviewUnlocked: true });
  });

  test('does not have its answer before the guess, and requests it only then', async () => {
    const asked: number[] = [];
    const calls = aServer(() => now);
    const store = await opened({
      calls: {
        ...calls,
        fetchRating(number) {
          asked.push(number);
          return calls.fetchRating(number);
        },
      },
    });
    store.unlock('review');
    expect(JSON.stringify([store.getState(), saved()])).not.toMatch(/73|rating":\d/);
    expect(asked).toEqual([]);
    await submitted(store);
    expect(asked).toEqual([690]);
  });

  test('is guessed once', async () => {
    const store = await opened();
    await submitted(store);
    store.setGuess(RATING);
    store.submit();
    expect(store.nameCast({ slot: 0, name: 'Ana Solo' })).toEqual(refuse('not-playing'));
    const { results } = inPhase(await opened(), 'finished');
    expect(results).toMatchObject([{ guess: 50, hintsBought: [], credited: 0 }]);
    expect(finished).toBe(1);
  });

  test('keeps its guess while the rating is missing, and is finished at the time of the guess', async () => {
    let rating: Result<typeof RATING, string> = refuse('offline');
    const calls = { ...aServer(() => now), fetchRating: async () => rating };
    const store = await opened({ calls });
    store.setGuess(tenths(64));
    store.submit();
    await answered();
    expect(inPhase(store, 'revealing')).toMatchObject({ problem: 'offline' });
    expect(saved().dleData).toMatchObject({ submittedGuessValue: 64, submittedAt: NOON });
    const reloaded = await opened({ calls });
    expect(inPhase(reloaded, 'revealing').problem).toBe('offline');
    rating = ok(RATING);
    now += DAY_MS * 9;
    await store.reveal();
    expect(inPhase(store, 'finished').result).toMatchObject({ onTime: true, finishedAt: NOON });
  });

  test('that cannot be loaded says why, and loads when requested again', async () => {
    let isDown = true;
    const calls = aServer(() => now);
    const store = await opened({
      calls: {
        ...calls,
        fetchPuzzle: async (number) => (isDown ? refuse('offline') : calls.fetchPuzzle(number)),
      },
    });
    expect(store.getState()).toEqual({ phase: 'failed', wanted: undefined, problem: 'offline' });
    expect(store.unlock('poster')).toEqual(refuse('not-playing'));
    isDown = false;
    await store.open();
    expect(store.getState().phase).toBe('guessing');
  });

  test('stays on the screen when the answer of an earlier opened one arrives late', async () => {
    const calls = aServer(() => now);
    const late = Promise.withResolvers<void>();
    const store = await opened({
      calls: {
        ...calls,
        async fetchPuzzle(number) {
          if (number === 12) await late.promise;
          return calls.fetchPuzzle(number);
        },
      },
    });
    const earlier = store.open(numbered(12));
    await store.open(numbered(13));
    late.resolve();
    await earlier;
    expect(inPhase(store, 'guessing').game.puzzle.number).toBe(13);
  });

  test('stays on the screen when the rating of an earlier guessed one arrives late', async () => {
    const rating = Promise.withResolvers<Result<typeof RATING, string>>();
    const store = await opened({
      calls: { ...aServer(() => now), fetchRating: () => rating.promise },
    });
    store.submit();
    await store.open(numbered(13));
    rating.resolve(ok(RATING));
    await answered();
    expect(inPhase(store, 'guessing').game.puzzle.number).toBe(13);
    expect(finished).toBe(0);
  });

  test('can be played if nothing can be stored', async () => {
    const memory = createDailyMemory(createSavedDataStore(aForbiddenStorage()));
    const store = await opened({ memory });
    expect((await submitted(store)).results).toHaveLength(1);
  });

  test('begins again if its progress cannot be read', async () => {
    const dleData = { number: 690, dleMovieId: 'film-690', submittedGuessValue: 'x' };
    const memory = browser.openTab();
    memory.change((kept) => kept);
    browser.storage.setItem(SAVED_DATA_KEY, JSON.stringify({ ...saved(), dleData, dailies: [] }));
    expect(inPhase(await opened(), 'guessing')).toMatchObject({ guess: 50 });
  });

  test('is not lost if another tab plays it', async () => {
    const one = await opened();
    now += DAY_MS;
    await submitted(await opened());
    const { results } = await submitted(one);
    expect(results.map(({ number }) => number)).toEqual([690, 691]);
  });
});

describe('midnight', () => {
  test('does not end a puzzle that is open, and it counts', async () => {
    const store = await opened();
    now += 20 * HOUR_MS;
    expect((await submitted(store)).result).toMatchObject({ number: 690, onTime: true });
  });

  test('brings the next puzzle, and the begun one is offered and can be finished after a reload', async () => {
    const before = await opened();
    before.nameCast({ slot: 0, name: 'Nobody' });
    now += 13 * HOUR_MS;
    const today = inPhase(await opened(), 'guessing');
    expect(today).toMatchObject({ unfinished: 690, game: { puzzle: { number: 691 } }, guess: 50 });
    const yesterday = await opened({}, 690);
    expect(inPhase(yesterday, 'guessing').game).toEqual(inPhase(before, 'guessing').game);
    expect((await submitted(yesterday)).result).toMatchObject({ onTime: true, wrongNames: 1 });
    expect(inPhase(await opened(), 'guessing').unfinished).toBeUndefined();
  });

  test('leaves finished puzzles unchanged, and moves puzzles that were never begun to the archive', async () => {
    await submitted(await opened());
    now += DAY_MS;
    expect(inPhase(await opened(), 'guessing').unfinished).toBeUndefined();
    const missed = await opened({}, 689);
    expect(inPhase(missed, 'guessing').game.begun).toBe('from-archive');
    expect((await submitted(missed)).result.onTime).toBe(false);
  });

  test('in the last time zone, and half a day more, ends a puzzle’s time', async () => {
    (await opened()).unlock('poster');
    now += 36 * HOUR_MS;
    expect(inPhase(await opened(), 'guessing').unfinished).toBeUndefined();
    expect((await submitted(await opened({}, 690))).result.onTime).toBe(false);
  });
});

describe('a puzzle of the archive', () => {
  test('is played beside today’s, and changes neither it nor what counts', async () => {
    const today = await opened();
    today.unlock('review');
    const archived = await opened({}, 12);
    expect(inPhase(archived, 'guessing')).toMatchObject({
      game: { begun: 'from-archive' },
      today: 690,
      unfinished: undefined,
    });
    archived.unlock('poster');
    expect(inPhase(await opened(), 'guessing').game).toEqual(inPhase(today, 'guessing').game);
    const resumed = await opened({}, 12);
    expect(inPhase(resumed, 'guessing').game.attempt.hints.poster).toBe('bought');
    expect((await submitted(resumed)).result).toMatchObject({ number: 12, onTime: false });
    expect(inPhase(await opened({}, 12), 'finished').game?.begun).toBe('from-archive');
  });

  test('that is not open yet is refused', async () => {
    expect((await opened({}, 99_999)).getState()).toEqual({
      phase: 'failed',
      wanted: 99_999,
      problem: 'DATE_OUT_OF_WINDOW',
    });
  });

  test('with an impossible number is refused without a request', async () => {
    const store = await opened();
    store.refuseNumber();
    expect(store.getState()).toMatchObject({ phase: 'failed', problem: 'MOVIE_DLE_NOT_FOUND' });
  });
});

describe('today', () => {
  test.each([
    { name: 'in Kiritimati', server: '2026-11-21T10:00:00Z', ahead: 14, number: 691 },
    { name: 'in Baker Island', server: '2026-11-21T11:59:59Z', ahead: -12, number: 689 },
    { name: 'in Berlin at New Year', server: '2026-12-31T23:00:00Z', ahead: 1, number: 731 },
    { name: 'on a leap day in Tokyo', server: '2028-02-28T15:00:00Z', ahead: 9, number: 1155 },
    { name: 'in summer time', server: '2026-03-29T22:00:00Z', ahead: 2, number: 454 },
    { name: 'in winter time', server: '2026-10-25T22:59:59Z', ahead: 1, number: 663 },
  ])('is number $number $name, with a right clock', async ({ server, ahead, number }) => {
    now = Date.parse(server);
    const device = { now: () => now, minutesAhead: () => ahead * 60 };
    const state = inPhase(await opened({ device }), 'guessing');
    expect(state).toMatchObject({ today: number, isClockWrong: false });
    expect(state.game).toMatchObject({ begun: 'on-its-day', puzzle: { number } });
  });

  test.each([
    { name: 'a year fast', by: 365 },
    { name: 'a year slow', by: -365 },
    { name: 'two days fast', by: 2 },
    { name: 'two days slow', by: -2 },
    { name: 'from before the first puzzle', by: -9999 },
  ])('is right with a clock $name, and the result counts', async ({ by }) => {
    const device = { now: () => now + by * DAY_MS, minutesAhead: () => 60 };
    const store = await opened({ device });
    expect(inPhase(store, 'guessing')).toMatchObject({
      isClockWrong: true,
      today: 690,
      game: { begun: 'on-its-day', puzzle: { number: 690 } },
    });
    expect((await submitted(store)).result).toMatchObject({ onTime: true, finishedAt: NOON });
  });

  test('is right if the server has no puzzle for a slow clock’s date', async () => {
    const calls = aServer(() => now);
    const store = await opened({
      calls: {
        ...calls,
        findPuzzleOfDate: async (today) =>
          today < '2026-10-21' ? refuse('MOVIE_DLE_NOT_FOUND') : calls.findPuzzleOfDate(today),
      },
      device: { now: () => now - 365 * DAY_MS, minutesAhead: () => 0 },
    });
    expect(inPhase(store, 'guessing')).toMatchObject({ isClockWrong: true, today: 690 });
  });

  test('says so if the server has no puzzle for it', async () => {
    const findPuzzleOfDate = async () => refuse('MOVIE_DLE_NOT_FOUND');
    const store = await opened({ calls: { ...aServer(() => now), findPuzzleOfDate } });
    expect(store.getState()).toMatchObject({ phase: 'failed', problem: 'MOVIE_DLE_NOT_FOUND' });
  });

  test('is requested again only if the clock is wrong', async () => {
    const dates: string[] = [];
    const calls = aServer(() => now);
    const noting: DailyParts['calls'] = {
      ...calls,
      findPuzzleOfDate(today) {
        dates.push(today);
        return calls.findPuzzleOfDate(today);
      },
    };
    await opened({ calls: noting });
    await opened({
      calls: noting,
      device: { now: () => now + 300 * DAY_MS, minutesAhead: () => 0 },
    });
    expect(dates).toEqual(['2026-11-21', '2027-09-17', '2026-11-21']);
  });

  test('is already played when it comes again after a flight over the date line', async () => {
    now = Date.parse('2026-11-21T20:00:00Z');
    const auckland = { now: () => now, minutesAhead: () => 13 * 60 };
    const honolulu = { now: () => now, minutesAhead: () => -10 * 60 };
    await submitted(await opened({ device: honolulu }));
    const there = await opened({ device: auckland });
    expect((await submitted(there)).result).toMatchObject({ number: 691, onTime: true });
    now += 9 * HOUR_MS;
    expect(inPhase(await opened({ device: honolulu }), 'finished').result.number).toBe(690);
    now += 6 * HOUR_MS;
    expect(inPhase(await opened({ device: honolulu }), 'finished').result.number).toBe(691);
  });
});
