import { opensAt } from '@outoften/rules/daily/puzzle-dates';
import type { Film } from '@outoften/rules/film/film';
import { tenths } from '@outoften/rules/rating';
import { seededChance } from '@outoften/rules/seeded-chance';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { puzzleNumber } from '../../testing/daily/daily-under-test.ts';
import { NOW, someFilms, WHOLE } from '../../testing/daily/schedule-under-test.ts';
import { aFilm } from '../../testing/films/film-builder.ts';
import { type OpenStore, STORES_UNDER_TEST } from '../../testing/platform/stores-under-test.ts';
import type { FilmSource } from '../films/sources/film-source.ts';
import { memorySource } from '../films/sources/memory-source.ts';
import { FILLED_BACK, keepSchedule, startDailySchedule } from './daily-schedule.ts';
import { createKnownPuzzles } from './known-puzzles.ts';
import { findPuzzle, listScheduled, schedulePuzzle } from './puzzle-records.ts';

const DAY_MS = 86_400_000;

type Kept = Readonly<{
  films: FilmSource | readonly Film[];
  now?: number;
  random?: () => number;
}>;

describe.each(STORES_UNDER_TEST)('on $name', (underTest) => {
  let store: OpenStore;
  beforeEach(async () => {
    store = await underTest.openMigrated();
  });
  afterEach(() => store.close());

  function keep(films: FilmSource | readonly Film[], now = NOW, random = seededChance(7)) {
    return keepWith([], { films, now, random });
  }

  function keepWith(
    packed: readonly string[],
    { films, now = NOW, random = seededChance(7) }: Kept,
  ): Promise<void> {
    const source = 'isReady' in films ? films : memorySource(films);
    const packedFilms = new Set(packed);
    return keepSchedule({ db: store.db, films: source, packedFilms, now: () => now, random });
  }

  async function filmsByNumber(): Promise<ReadonlyMap<number, string>> {
    const all = await listScheduled(store.db, { from: 1, to: 10_000 });
    return new Map(all.map(({ number, filmId }) => [number, filmId]));
  }

  describe('the schedule', () => {
    test('has a film for each date of the last month and the next two weeks', async () => {
      await keep(someFilms(100));
      const films = await filmsByNumber();
      expect([...films.keys()]).toEqual(
        Array.from({ length: WHOLE }, (_, nth) => 100 - FILLED_BACK + nth),
      );
      expect(new Set(films.values()).size).toBe(WHOLE);
    });

    test('begins with the first puzzle', async () => {
      await keep(someFilms(100), opensAt(puzzleNumber(1)) - 1);
      expect(await filmsByNumber()).toEqual(new Map());
      await keep(someFilms(100), opensAt(puzzleNumber(1)));
      expect([...(await filmsByNumber()).keys()][0]).toBe(1);
    });

    test('depends on the random numbers only', async () => {
      await keep(someFilms(100));
      const films = await filmsByNumber();
      await store.db.deleteFrom('daily_puzzle').execute();
      await keep(someFilms(100));
      expect(await filmsByNumber()).toEqual(films);
    });

    test('does not change when it is filled again, and has one more date a day later', async () => {
      await keep(someFilms(100));
      const films = await filmsByNumber();
      await keep(someFilms(100), NOW, () => 0.99);
      expect(await filmsByNumber()).toEqual(films);
      await keep(someFilms(100), NOW + DAY_MS);
      const later = await filmsByNumber();
      expect(later.size).toBe(WHOLE + 1);
      for (const [number, film] of films) expect(later.get(number)).toBe(film);
    });

    test('is the same for all servers that fill it at once', async () => {
      const keepers = Array.from({ length: 4 }, (_, nth) =>
        keep(someFilms(60), NOW, () => nth / 4),
      );
      // All keepers must end before the store is closed, also if one fails.
      const ended = await Promise.allSettled(keepers);
      expect(ended.map(({ status }) => status)).toEqual(Array(4).fill('fulfilled'));
      const films = await filmsByNumber();
      expect(films.size).toBe(WHOLE);
      expect(new Set(films.values()).size).toBe(WHOLE);
    });

    test('keeps the first of many films that servers offer for a date at once', async () => {
      for (let number = 1; number <= 30; number++) {
        const offered = Array.from({ length: 8 }, (_, nth) => aFilm({ id: `offer-${nth}` }));
        await Promise.all(
          offered.map((film) =>
            schedulePuzzle(store.db, { number: puzzleNumber(number), film, reviewId: '539-1' }),
          ),
        );
      }
      expect((await filmsByNumber()).size).toBe(30);
    });

    test('repeats a film only after all were shown, and then the one shown longest ago', async () => {
      await keep(someFilms(20));
      const films = [...(await filmsByNumber()).values()];
      expect(new Set(films.slice(0, 20)).size).toBe(20);
      expect(films.slice(20, 40)).toEqual(films.slice(0, 20));
    });

    test('repeats no film within a year while there are others', async () => {
      const films = someFilms(420);
      for (let days = 0; days <= 390; days += 30) await keep(films, NOW + days * DAY_MS);
      const shown = await filmsByNumber();
      const last = new Map<string, number>();
      for (const [number, film] of shown) {
        expect(number - (last.get(film) ?? -1000)).toBeGreaterThan(365);
        last.set(film, number);
      }
    });

    test('contains no film that browsers store with its rating, even when all others were shown', async () => {
      const packed = ['film-0', 'film-3', 'film-9'];
      await keepWith(packed, { films: someFilms(23) });
      const films = [...(await filmsByNumber()).values()];
      expect(films).toHaveLength(WHOLE);
      expect(new Set(films).size).toBe(20);
      expect(packed.filter((id) => films.includes(id))).toEqual([]);
    });

    test('is empty if no film can be played', async () => {
      await keep(someFilms(5, { poster: undefined }));
      expect((await filmsByNumber()).size).toBe(0);
    });

    test('fills a gap of a month after a server’s standstill, and no more', async () => {
      await keep(someFilms(300));
      await keep(someFilms(300), NOW + 100 * DAY_MS);
      const numbers = [...(await filmsByNumber()).keys()];
      expect(numbers).toContain(200 - FILLED_BACK);
      expect(numbers).not.toContain(200 - FILLED_BACK - 1);
      expect(numbers).toContain(114);
    });
  });

  describe('a puzzle', () => {
    test('is published when its date begins somewhere, and not before', async () => {
      await keep(someFilms(100));
      expect(await findPuzzle(store.db, puzzleNumber(100))).toMatchObject({
        number: 100,
        film: { rating: 73 },
        reviewId: '539-1',
      });
      expect(await findPuzzle(store.db, puzzleNumber(101))).toBeUndefined();
      await keep(someFilms(100), NOW + DAY_MS - 1);
      expect(await findPuzzle(store.db, puzzleNumber(101))).toBeUndefined();
      await keep(someFilms(100), NOW + DAY_MS);
      expect(await findPuzzle(store.db, puzzleNumber(101))).toMatchObject({ number: 101 });
    });

    test('does not change once published, whatever happens to its film', async () => {
      await keep(someFilms(100));
      const published = await findPuzzle(store.db, puzzleNumber(100));
      await keep(someFilms(100, { rating: tenths(11), title: 'Another' }));
      expect(await findPuzzle(store.db, puzzleNumber(100))).toEqual(published);
      await keep([aFilm({ id: 'other' })]);
      expect(await findPuzzle(store.db, puzzleNumber(100))).toEqual(published);
    });

    test('has its film’s last state before its day', async () => {
      await keep(someFilms(100));
      const films = await filmsByNumber();
      const reviews = [
        { ...aFilm().reviews[0], id: 'new', content: 'Rewritten.' },
      ] as Film['reviews'];
      const changed = someFilms(100, { rating: tenths(11), reviews });
      await keep(changed, NOW + DAY_MS);
      expect(await findPuzzle(store.db, puzzleNumber(101))).toMatchObject({
        film: { id: films.get(101), rating: 11 },
        reviewId: 'new',
      });
      const row = store.db.selectFrom('daily_puzzle').select('rating').where('number', '=', 101);
      expect(await row.execute()).toEqual([{ rating: 11 }]);
    });

    test('keeps its review while the film has that review', async () => {
      await keep(someFilms(100));
      const more = [{ ...aFilm().reviews[0], id: 'new' }, ...aFilm().reviews] as Film['reviews'];
      await keep(someFilms(100, { reviews: more }), NOW + DAY_MS);
      expect(await findPuzzle(store.db, puzzleNumber(101))).toMatchObject({ reviewId: '539-1' });
    });

    describe('whose review has moved to a later page', () => {
      const review = aFilm().reviews[0]!;
      const others = [{ ...review, id: 'new', content: 'Rewritten.' }];
      function sourceWith(findReview: FilmSource['findReview']): FilmSource {
        return { ...memorySource(someFilms(100, { reviews: others })), findReview };
      }

      test('keeps it as the source returns it', async () => {
        await keep(someFilms(100));
        const told = { ...review, content: 'Mended.' };
        const asked: unknown[] = [];
        const source = sourceWith(async (wanted) => {
          asked.push(wanted);
          return told;
        });
        await keep(source, NOW + DAY_MS);
        const puzzle = await findPuzzle(store.db, puzzleNumber(101));
        expect(puzzle).toMatchObject({ reviewId: review.id, film: { reviews: [...others, told] } });
        expect(asked).toContainEqual({ filmId: puzzle?.film.id, reviewId: review.id });
      });

      test('gets another one if it was withdrawn', async () => {
        await keep(someFilms(100));
        await keep(
          sourceWith(async () => undefined),
          NOW + DAY_MS,
        );
        const puzzle = await findPuzzle(store.db, puzzleNumber(101));
        expect(puzzle).toMatchObject({ reviewId: 'new', film: { reviews: others } });
      });

      test('keeps its earlier text while the source does not answer', async () => {
        await keep(someFilms(100));
        const silent = async () => Promise.reject(new Error('down'));
        await keep(sourceWith(silent), NOW + DAY_MS);
        const puzzle = await findPuzzle(store.db, puzzleNumber(101));
        expect(puzzle).toMatchObject({
          reviewId: review.id,
          film: { reviews: [...others, review] },
        });
      });
    });

    test('does not say for ever that the film database was down when its film was chosen', async () => {
      const source = memorySource(someFilms(60));
      const drawCandidate: FilmSource['drawCandidate'] = async (request) => {
        const film = await source.drawCandidate(request);
        return film && { ...film, notice: 'catalogue-films' };
      };
      await keep({ ...source, drawCandidate });
      const puzzle = await findPuzzle(store.db, puzzleNumber(100));
      expect(puzzle?.film).toEqual(aFilm({ id: puzzle!.film.id }));
    });

    test.each([
      { name: 'no longer exists', spoil: () => [] },
      { name: 'lost its poster', spoil: (film: Film) => [{ ...film, poster: undefined }] },
      { name: 'lost its reviews', spoil: (film: Film) => [{ ...film, reviews: [] }] },
    ])('gets another film before its day if its film $name', async ({ spoil }) => {
      await keep(someFilms(100));
      const before = await filmsByNumber();
      const spoilt = new Set([before.get(100), before.get(101), before.get(110)]);
      const left = someFilms(100).flatMap((film) => (spoilt.has(film.id) ? spoil(film) : [film]));
      await keep(left);
      const after = await filmsByNumber();
      const changed = [...before.keys()].filter(
        (number) => before.get(number) !== after.get(number),
      );
      expect(changed).toEqual([101, 110]);
      expect(new Set(after.values()).size).toBe(WHOLE);
    });

    test('is not replaced by a film of another day, earlier or later', async () => {
      const films = someFilms(WHOLE + 1);
      await keep(films);
      const before = await filmsByNumber();
      const scheduled = new Set(before.values());
      const spare = films.find(({ id }) => !scheduled.has(id))!;
      await keep(films.filter(({ id }) => id !== before.get(101)));
      expect(await filmsByNumber()).toEqual(new Map(before).set(101, spare.id));
    });

    test('gets another film before its day, and not after, if browsers store its film', async () => {
      await keep(someFilms(100));
      const before = await filmsByNumber();
      const packed = [100, 101, 110].map((number) => before.get(number) ?? '');
      await keepWith(packed, { films: someFilms(100) });
      const after = await filmsByNumber();
      const changed = [...before.keys()].filter(
        (number) => before.get(number) !== after.get(number),
      );
      expect(changed).toEqual([101, 110]);
      expect(new Set(after.values()).size).toBe(WHOLE);
    });

    test('is published as it was scheduled while the source is down', async () => {
      await keep(someFilms(100));
      const down: FilmSource = {
        ...memorySource([]),
        find: async () => Promise.reject(new Error('down')),
        drawCandidate: async () => Promise.reject(new Error('down')),
      };
      await expect(keep(down, NOW + DAY_MS)).rejects.toThrow('down');
      expect(await findPuzzle(store.db, puzzleNumber(101))).toMatchObject({ number: 101 });
    });

    test('shows a random one of the film’s reviews', async () => {
      const reviews = ['a', 'b'].map((id) => ({ ...aFilm().reviews[0], id })) as Film['reviews'];
      await keep(someFilms(100, { reviews }));
      const rows = await store.db.selectFrom('daily_puzzle').select('review_id').execute();
      expect(new Set(rows.map(({ review_id }) => review_id))).toEqual(new Set(['a', 'b']));
    });
  });

  test('the schedule is filled at the start, and a fault is reported', async () => {
    const faults: unknown[] = [];
    const packedFilms = new Set<string>();
    const knownPuzzles = createKnownPuzzles(() => NOW);
    const chosen = { db: store.db, packedFilms, now: () => NOW, random: seededChance(7) };
    const parts = { ...chosen, knownPuzzles, onFault: () => undefined };
    const stop = startDailySchedule({ ...parts, films: memorySource(someFilms(60)) });
    await expect.poll(async () => (await filmsByNumber()).size).toBe(WHOLE);
    await expect.poll(() => knownPuzzles.findPublished(100)).toMatchObject({ number: 100 });
    stop();
    await store.db.deleteFrom('daily_puzzle').execute();
    const drawCandidate = async () => Promise.reject(new Error('down'));
    const films = { ...memorySource([]), drawCandidate };
    const onFault = (fault: unknown) => faults.push(fault);
    startDailySchedule({ ...parts, films, onFault })();
    await expect.poll(() => faults).toHaveLength(1);
  });
});

test('the schedule is filled again every hour until it is stopped', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const store = await STORES_UNDER_TEST[0]!.openMigrated();
  let now = NOW;
  const stop = startDailySchedule({
    db: store.db,
    films: memorySource(someFilms(60)),
    packedFilms: new Set(),
    knownPuzzles: createKnownPuzzles(() => now),
    now: () => now,
    random: seededChance(7),
    onFault: (fault) => expect.unreachable(String(fault)),
  });
  const countNumbers = async () => (await listScheduled(store.db, { from: 1, to: 10_000 })).length;
  await expect.poll(countNumbers).toBe(WHOLE);
  for (const days of [1, 2]) {
    now = NOW + days * DAY_MS;
    vi.advanceTimersByTime(60 * 60 * 1000);
    await expect.poll(countNumbers).toBe(WHOLE + days);
  }
  stop();
  expect(vi.getTimerCount()).toBe(0);
  await store.close();
});
