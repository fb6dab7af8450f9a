import { isPuzzleNumber, opensAt, type PuzzleNumber } from '@outoften/rules/daily/puzzle-dates';
import type { Film } from '@outoften/rules/film';
import { tenths } from '@outoften/rules/rating';
import { ok, type Result, refuse } from '@outoften/rules/result';
import { beforeEach, describe, expect, test } from 'vitest';
import { createDailyStore, type DailyParts, PROGRESS_KEY, RESULTS_KEY } from './daily-store.ts';

const film: Film = {
  id: '539',
  title: 'The Last Reel',
  overview: 'A projectionist finds one reel too many.',
  releaseDate: '1984-05-11',
  releaseYear: 1984,
  genres: ['drama'],
  rating: tenths(73),
  poster: '/posters/539.svg',
  reviews: [{ id: '1', author: 'a', createdAt: '2001-01-01', content: 'Well.', rating: undefined }],
  cast: [{ id: 'ana', name: 'Ana Solo', originalName: 'Ana Solo', character: 'Ines' }],
  crew: [{ id: 'ben', name: 'Ben Moll', originalName: 'Ben Moll', job: 'Director' }],
};

function numbered(value: number): PuzzleNumber {
  if (!isPuzzleNumber(value)) throw new RangeError(`${value}`);
  return value;
}

const HOUR_MS = 3_600_000;
/** The first midnight of puzzle 690 at UTC+14. */
const OPENS = opensAt(numbered(690));

let kept: Map<string, string>;
let now: number;
beforeEach(() => {
  kept = new Map();
  now = OPENS + 20 * HOUR_MS;
});

/** A store in Greenwich, whose server has a film for each date. */
function aStore(about: Partial<DailyParts> = {}) {
  return createDailyStore({
    fetchPuzzle: async (today) => {
      const number = Number(today.slice(-2)) - 21 + 690;
      return ok({ number: numbered(number), film, reviewId: '1' });
    },
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, text) => void kept.set(key, text),
    },
    now: () => now,
    minutesAhead: () => 0,
    ...about,
  });
}

async function opened(about: Partial<DailyParts> = {}) {
  const store = aStore(about);
  await store.open();
  return store;
}

describe('a daily', () => {
  test('keeps nothing until it is started', async () => {
    const store = await opened();
    expect(store.getState()).toMatchObject({ phase: 'playing', game: { puzzle: { number: 690 } } });
    store.setGuess(tenths(60));
    expect(kept.size).toBe(0);
    store.unlock('poster');
    expect([...kept.keys()]).toEqual([PROGRESS_KEY]);
  });

  test('is taken up after a reload, in the middle and after', async () => {
    const store = await opened();
    store.unlock('review');
    store.nameCast({ slot: 0, name: 'Nobody' });
    store.nameCast({ slot: 1, name: 'Ana Solo' });
    const middle = await opened();
    const { game } = playing(middle);
    expect(game).toEqual(playing(store).game);
    middle.setGuess(tenths(70));
    middle.submit();
    const after = await opened();
    expect(playing(after)).toEqual(playing(middle));
    expect(playing(after).results).toMatchObject([
      { number: 690, guess: 70, rating: 73, onTime: true, credited: 1, wrongNames: 1 },
    ]);
  });

  test('is guessed once', async () => {
    const store = await opened();
    store.submit();
    store.setGuess(tenths(73));
    store.submit();
    store.unlock('poster');
    expect(playing(await opened()).results).toMatchObject([{ guess: 50, hintsBought: [] }]);
  });

  test('that is open at midnight is finished, and counts', async () => {
    const store = await opened();
    now += 20 * HOUR_MS;
    store.submit();
    expect(playing(store).results).toMatchObject([{ number: 690, onTime: true }]);
  });

  test('begins afresh the next day, with the results so far', async () => {
    (await opened()).submit();
    now += 24 * HOUR_MS;
    const next = playing(await opened());
    expect(next).toMatchObject({ guess: 50, game: { attempt: { phase: 'guessing' } } });
    expect(next.results).toHaveLength(1);
  });

  test('of another tab is not lost', async () => {
    const one = await opened();
    now += 24 * HOUR_MS;
    (await opened()).submit();
    one.submit();
    expect(playing(one).results.map(({ number }) => number)).toEqual([690, 691]);
  });

  test('is of the player’s own date', async () => {
    now = OPENS;
    const here = playing(await opened({ minutesAhead: () => 14 * 60 }));
    const there = playing(await opened({ minutesAhead: () => -10 * 60 }));
    expect([here.game.puzzle.number, there.game.puzzle.number]).toEqual([690, 689]);
  });

  test('that does not come says why, and comes when asked again', async () => {
    let answer: Result<never, string> | undefined = refuse('offline');
    const puzzle = { number: numbered(690), film, reviewId: '1' };
    const store = await opened({ fetchPuzzle: async () => answer ?? ok(puzzle) });
    expect(store.getState()).toEqual({ phase: 'failed', problem: 'offline' });
    expect(store.unlock('poster')).toEqual(refuse('not-playing'));
    answer = undefined;
    await store.open();
    expect(store.getState().phase).toBe('playing');
  });

  test('is played where nothing can be kept', async () => {
    const forbid = () => {
      throw new Error('forbidden');
    };
    const store = await opened({ storage: { getItem: forbid, setItem: forbid } });
    store.submit();
    expect(playing(store).results).toHaveLength(1);
  });

  test('begins afresh from what cannot be read', async () => {
    kept.set(PROGRESS_KEY, '{');
    kept.set(RESULTS_KEY, '{"version":9}');
    expect(playing(await opened())).toMatchObject({ results: [], guess: 50 });
  });
});

function playing(store: ReturnType<typeof createDailyStore>) {
  const state = store.getState();
  if (state.phase !== 'playing') throw new Error(state.phase);
  return state;
}
