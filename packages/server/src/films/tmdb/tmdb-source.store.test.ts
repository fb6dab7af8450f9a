import { CATALOGUE } from '@outoften/catalogue/catalogue';
import { RATING_BANDS } from '@outoften/rules/film/bands';
import { ANY_FILM, type FilmFilter } from '@outoften/rules/film/film-filter';
import { GENRES } from '@outoften/rules/film/genre';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type FilmsUnderTest,
  openFilmsUnderTest,
} from '../../../testing/films/films-under-test.ts';
import { FAILURES } from '../../../testing/films/stand-in-under-test.ts';
import { type OpenStore, STORES_UNDER_TEST } from '../../../testing/platform/stores-under-test.ts';
import { REQUESTS_PER_SECOND } from '../../platform/outside/outside-api.ts';
import { drawFilm } from '../draw.ts';
import { storedDrawMemory } from '../draw-memory.ts';
import { recordDraw } from '../drawn-films.ts';
import { DRAW_PATIENCE_MS } from '../sources/film-source.ts';
import { memorySource } from '../sources/memory-source.ts';
import { FRESH_MS } from './fetch-film.ts';
import { MOST_OF_A_BAND, MOST_POOLS, MOST_TRIED } from './film-pools.ts';
import { FILM_KEPT_MS } from './stored-films.ts';

const FULL_POOL = RATING_BANDS.length * MOST_OF_A_BAND;

const THRILLERS: FilmFilter = {
  genres: ['thriller', 'crime', 'mystery'],
  fromYear: 1960,
  toYear: 2024,
};

describe.each(STORES_UNDER_TEST)('on $name', (underTest) => {
  let store: OpenStore;
  let opened: FilmsUnderTest;
  beforeEach(async () => {
    store = await underTest.openMigrated();
    opened = await openFilmsUnderTest(store.db);
  });
  afterEach(async () => {
    await opened.close();
    await store.close();
  });

  test('a drawn film has the database’s poster and rating', async () => {
    const film = await drawn();
    const known = CATALOGUE.find(({ id }) => String(id) === film?.id);
    expect(film).toMatchObject({
      title: known?.title,
      rating: Math.round((known?.voteAverage ?? 0) * 10),
      poster: `/posters/tmdb/w500/poster${film?.id}.jpg`,
    });
  });

  test('films are requested with the filter, and each with all its parts', async () => {
    await drawn(THRILLERS);
    const { asked } = opened.standIn;
    const discover = asked.find((address) => address.includes('with_genres'));
    expect(Object.fromEntries(new URLSearchParams(discover?.split('?')[1]))).toEqual({
      language: 'en-US',
      include_adult: 'false',
      include_video: 'false',
      sort_by: 'popularity.desc',
      'vote_count.gte': '250',
      with_genres: '53|80|9648',
      'primary_release_date.gte': '1960-01-01',
      'primary_release_date.lte': '2024-12-31',
      page: expect.stringMatching(/^[1-9]\d?$/),
    });
    expect(asked).toContainEqual(expect.stringMatching(/\/3\/movie\/\d+\?.*credits%2Creviews/));
  });

  test('a known film is not requested again within a day, and then in the background', async () => {
    const { films, standIn, clock } = opened;
    const known = await films.find('539');
    await opened.atRest();
    const askedFor = () => standIn.asked.filter((address) => address.includes('/movie/539'));
    const before = askedFor().length;
    expect(await films.find('539')).toEqual(known);
    expect(askedFor()).toHaveLength(before);
    await clock.advance(FRESH_MS + 1);
    expect(await films.find('539')).toEqual(known);
    await expect.poll(() => askedFor().length).toBe(before + 1);
  });

  test('a review is found by its id, but only with its own film', async () => {
    const { films } = opened;
    const [review] = (await films.find('539'))!.reviews;
    const wanted = { filmId: '539', reviewId: review!.id };
    expect(await films.findReview(wanted)).toEqual(review);
    expect(await films.findReview({ ...wanted, filmId: '578' })).toBeUndefined();
    expect(opened.standIn.asked).toContain(`/3/review/${review!.id}?language=en-US`);
  });

  test('a review that may or may not exist is a fault', async () => {
    opened.standIn.switch({ failure: 'other-shape' });
    const asking = opened.films.findReview({ filmId: '539', reviewId: '539-1' });
    await expect(asking).rejects.toThrow('The film database is unreadable');
  });

  test('films for a known filter are checked before a player asks', async () => {
    const { films, standIn } = opened;
    films.prepare(THRILLERS);
    await opened.atRest();
    const before = standIn.asked.length;
    standIn.switch({ failure: 'silent' });
    expect(await drawn(THRILLERS)).toMatchObject({ poster: expect.any(String) });
    expect(before).toBeGreaterThan(0);
  });

  test('a film that was stored today has a notice too while the database fails', async () => {
    const { films, standIn, clock } = opened;
    await opened.atRest();
    standIn.switch({ failure: 'down' });
    const failing = films.findReview({ filmId: '539', reviewId: '539-1' }).catch(() => undefined);
    await clock.elapse(failing, opened.isBusy);
    // Checked films come first, and have no notice.
    const avoid = new Set<string>();
    for (let count = 0; count <= FULL_POOL; count++) {
      const film = await films.drawCandidate({ ...anyRequest(), avoid });
      if (film === undefined || film.notice) break;
      avoid.add(film.id);
    }
    expect(avoid.size).toBeGreaterThan(0);
    expect(await drawn()).toMatchObject({ notice: 'stored-films' });
  });

  describe('while the database fails', () => {
    test.each(FAILURES)('(%s), a draw ends within ten seconds', async (failure) => {
      const { standIn, clock } = opened;
      await opened.atRest();
      standIn.switch({ failure });
      const before = standIn.asked.length;
      const drawing = opened.films.drawCandidate({
        ...anyRequest(),
        filter: THRILLERS,
        avoid: new Set(CATALOGUE.map(({ id }) => String(id))),
      });
      const fresh = opened.films.drawCandidate({ ...anyRequest(), filter: THRILLERS });
      const took = await clock.elapse(Promise.all([drawing, fresh]), opened.isBusy);
      expect(took).toBeLessThan(10_000);
      expect(standIn.asked.length - before).toBeLessThan(REQUESTS_PER_SECOND * 10);
      expect(standIn.mostInASecond()).toBeLessThanOrEqual(REQUESTS_PER_SECOND);
    });
  });

  test.each([undefined, ...FAILURES])(
    '(%s), it gets 40 requests a second at most, for any number of filters',
    async (failure) => {
      const { films, standIn, clock } = opened;
      standIn.switch({ failure });
      const draws = GENRES.slice(2).map((genre, place) =>
        films.drawCandidate({
          ...anyRequest(),
          filter: { genres: [genre, ...GENRES.slice(0, 2)], fromYear: 1960 + place, toYear: 2024 },
        }),
      );
      const took = await clock.elapse(Promise.all(draws), opened.isBusy);
      expect(took).toBeLessThan(10_000);
      expect(standIn.mostInASecond()).toBeLessThanOrEqual(REQUESTS_PER_SECOND);
    },
  );

  test.each(FAILURES)(
    '(%s), stored films are played with a notice, and then the catalogue’s',
    async (failure) => {
      const { films, standIn, clock } = opened;
      await opened.atRest();
      const stored = await films.find('539');
      await clock.advance(FRESH_MS + 1);
      standIn.switch({ failure });
      const filter = { genres: stored!.genres, fromYear: 1960, toYear: 2000 };
      const draw = async () => {
        const drawing = films.drawCandidate({ ...anyRequest(), filter });
        expect(await clock.elapse(drawing, opened.isBusy)).toBeLessThan(10_000);
        return drawing;
      };
      expect(await draw()).toMatchObject({ notice: 'stored-films' });
      await store.db.deleteFrom('stored_film').execute();
      expect(await draw()).toMatchObject({ notice: 'catalogue-films' });
    },
  );

  test('no film is stored for more than six months', async () => {
    const { films, standIn, clock } = opened;
    await films.find('539');
    await opened.atRest();
    standIn.switch({ failure: 'nothing-there' });
    await clock.advance(FILM_KEPT_MS + 1);
    expect(await films.find('539')).toBeUndefined();
  });

  test('a film that the database no longer has is removed', async () => {
    const { films, standIn, clock } = opened;
    await films.find('539');
    await opened.atRest();
    standIn.switch({ failure: 'nothing-there' });
    await clock.advance(FRESH_MS + 1);
    await films.find('539');
    await expect.poll(() => films.find('539')).toBeUndefined();
  });

  test('once the database answers again, new films are drawn', async () => {
    const { standIn, clock } = opened;
    await opened.atRest();
    standIn.switch({ failure: 'down' });
    await clock.advance(FRESH_MS + 1);
    const failing = opened.films.drawCandidate({ ...anyRequest(), filter: THRILLERS });
    await clock.elapse(failing, opened.isBusy);
    expect((await failing)?.notice).toBeDefined();
    standIn.switch({});
    await clock.advance(60_000);
    await drawn(THRILLERS);
    await expect.poll(async () => (await drawn(THRILLERS))?.notice).toBeUndefined();
  });

  test.each([
    { name: 'poster', details: { poster_path: null } },
    { name: 'overview', details: { overview: ' ' } },
    { name: 'review', details: { reviews: { results: [] } } },
    {
      name: 'cast',
      details: { credits: { cast: [], crew: [{ id: 1, name: 'A', job: 'Director' }] } },
    },
    { name: 'crew', details: { credits: { cast: [{ id: 1, name: 'A' }] } } },
  ])('if no film has a $name, a draw gives up and says so', async ({ details }) => {
    const { standIn, clock } = opened;
    await opened.atRest();
    standIn.switch({ details: (given) => ({ ...given, ...details }) });
    const before = standIn.asked.length;
    const filter: FilmFilter = {
      genres: ['western', 'war', 'history'],
      fromYear: 1960,
      toYear: 2023,
    };
    await store.db.deleteFrom('stored_film').execute();
    const drawMemory = storedDrawMemory(opened.db);
    const parts = { drawMemory, films: opened.films, now: clock.now, random: Math.random };
    const drawing = drawFilm(parts, { visitorId: 'ana', filter });
    expect(await clock.elapse(drawing, opened.isBusy)).toBeLessThan(10_000);
    expect(await drawing).toEqual({ ok: false, refusal: 'no-usable-film' });
    expect(standIn.asked.length - before).toBeLessThanOrEqual(MOST_TRIED * 1.5);
    const asked = standIn.asked.length;
    await drawFilm(parts, { visitorId: 'ben', filter });
    expect(standIn.asked).toHaveLength(asked);
  });

  test('repeated draws take films from the pool, which grows with use', async () => {
    const { standIn } = opened;
    const seen = new Set<string>();
    for (let count = 0; count < 30; count++) {
      const film = await opened.films.drawCandidate({ ...anyRequest(), avoid: seen });
      seen.add(film!.id);
    }
    expect(seen.size).toBe(30);
    await opened.atRest();
    const details = standIn.asked.filter((address) => address.includes('/movie/'));
    expect(new Set(details).size).toBe(details.length);
    expect(details.length).toBeLessThan(30 + FULL_POOL + 10);
  });

  function anyRequest() {
    const waitsUntil = opened.clock.now() + DRAW_PATIENCE_MS;
    return { filter: ANY_FILM, avoid: new Set<string>(), random: Math.random, waitsUntil };
  }

  function drawn(filter = ANY_FILM) {
    return opened.films.drawCandidate({ ...anyRequest(), filter });
  }
});

test('a film whose own date is outside the filter is never drawn, although it is in the list', async () => {
  const store = await STORES_UNDER_TEST[0]!.openMigrated();
  // A pool asks for one film of each band at first, so the misdated film needs a band of its own.
  const films = [
    ...CATALOGUE.filter(({ voteAverage }) => voteAverage < 7).slice(0, 1),
    ...CATALOGUE.filter(({ voteAverage }) => voteAverage >= 8).slice(0, 2),
  ];
  const [misdated, ...others] = films.map(({ id }) => id);
  const opened = await openFilmsUnderTest(store.db, {
    films,
    switches: {
      details: (given) =>
        given.id === misdated ? { ...given, release_date: '1959-12-31' } : given,
    },
  });
  await opened.atRest();
  expect(opened.standIn.asked).toContainEqual(expect.stringContaining(`/movie/${misdated}?`));
  const avoid = new Set<string>();
  const draw = () =>
    opened.films.drawCandidate({
      filter: ANY_FILM,
      avoid,
      random: Math.random,
      waitsUntil: opened.clock.now() + DRAW_PATIENCE_MS,
    });
  for (let film = await draw(); film !== undefined; film = await draw()) avoid.add(film.id);
  expect(avoid).toEqual(new Set(others.map(String)));
  await opened.close();
  await store.close();
});

test('with too many pools, the one used longest ago is dropped', async () => {
  const store = await STORES_UNDER_TEST[0]!.openMigrated();
  const opened = await openFilmsUnderTest(store.db, { films: CATALOGUE.slice(0, 20) });
  const { films, standIn, clock } = opened;
  const countAsked = () =>
    standIn.asked.filter((address) => address.includes('release_date.gte=1970-')).length;
  const first = { genres: GENRES, fromYear: 1970, toYear: 2024 };
  films.prepare(first);
  await clock.advance(1000);
  await opened.atRest();
  const before = countAsked();
  expect(before).toBeGreaterThan(0);
  films.prepare(first);
  for (let n = 0; n < MOST_POOLS; n++) {
    films.prepare({ genres: GENRES, fromYear: 1971 + (n % 40), toYear: 2023 - (n % 3) });
  }
  await clock.advance(1000);
  expect(countAsked()).toBe(before);
  films.prepare(first);
  const countLater = async () => {
    await clock.advance(1000);
    return countAsked();
  };
  await expect.poll(countLater, { timeout: 10_000 }).toBeGreaterThan(before);
  await opened.close();
  await store.close();
});

test('pages are picked from the first 75, and then from the existing ones', async () => {
  const store = await STORES_UNDER_TEST[0]!.openMigrated();
  const films = CATALOGUE.slice(0, 50);
  const opened = await openFilmsUnderTest(store.db, { films, random: () => 0.999 });
  const { standIn, clock } = opened;
  const waitsUntil = clock.now() + DRAW_PATIENCE_MS;
  const seen = new Set<string>();
  for (let draws = 0; draws < 30; draws++) {
    const request = { filter: ANY_FILM, avoid: seen, random: Math.random, waitsUntil };
    const film = await opened.films.drawCandidate(request);
    if (film) seen.add(film.id);
    await opened.atRest();
  }
  const pages = standIn.asked.flatMap((address) => /[?&]page=(\d+)/.exec(address)?.[1] ?? []);
  expect(pages.slice(0, 2)).toEqual(['75', '3']);
  expect(new Set(pages)).toEqual(new Set(['75', '3', '2', '1']));
  await opened.close();
  await store.close();
});

test.each([1_000, 4_000, 4_900, 12_000])(
  'a draw from a database that takes %s ms to answer ends within ten seconds',
  async (delayMs) => {
    const store = await STORES_UNDER_TEST[0]!.openMigrated();
    const opened = await openFilmsUnderTest(store.db, { switches: { delayMs } });
    const { films, clock, isBusy } = opened;
    const waitsUntil = clock.now() + DRAW_PATIENCE_MS;
    const request = {
      filter: THRILLERS,
      avoid: new Set<string>(),
      random: Math.random,
      waitsUntil,
    };
    const drawing = films.drawCandidate(request);
    expect(await clock.elapse(drawing, isBusy)).toBeLessThan(10_000);
    expect((await drawing)?.notice).toBe(delayMs > 2_000 ? 'catalogue-films' : undefined);
    await opened.close();
    await store.close();
  },
);

test('a draw from a slow database waits only once, however many films were shown before', async () => {
  const store = await STORES_UNDER_TEST[0]!.openMigrated();
  const opened = await openFilmsUnderTest(store.db, { films: [], switches: { delayMs: 1_900 } });
  const { films, clock, isBusy } = opened;
  for (let id = 1; id <= 30; id++) {
    await recordDraw(store.db, { visitorId: 'ana', filmId: String(id), drawnAt: id });
  }
  const drawMemory = storedDrawMemory(store.db);
  const parts = { drawMemory, films, now: clock.now, random: Math.random };
  const drawing = drawFilm(parts, { visitorId: 'ana', filter: THRILLERS });
  expect(await clock.elapse(drawing, isBusy)).toBeLessThan(10_000);
  expect(await drawing).toEqual({ ok: false, refusal: 'no-film-fits' });
  await opened.close();
  await store.close();
});

test('with an empty catalogue and no database there is no film', async () => {
  const store = await STORES_UNDER_TEST[0]!.openMigrated();
  const opened = await openFilmsUnderTest(store.db, { catalogue: memorySource([]) });
  opened.standIn.switch({ failure: 'down' });
  const drawing = opened.films.drawCandidate({
    filter: THRILLERS,
    avoid: new Set(),
    random: Math.random,
    waitsUntil: opened.clock.now() + DRAW_PATIENCE_MS,
  });
  expect(await opened.clock.elapse(drawing, opened.isBusy)).toBeLessThan(10_000);
  expect(await drawing).toBeUndefined();
  await opened.close();
  await store.close();
});
