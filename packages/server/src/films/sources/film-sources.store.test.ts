import { CATALOGUE } from '@outoften/catalogue/catalogue';
import { isUsable } from '@outoften/rules/film/film';
import { ANY_FILM, type FilmFilter, matchesFilter } from '@outoften/rules/film/film-filter';
import { GENRES } from '@outoften/rules/film/genre';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openFilmsUnderTest, wholeCatalogue } from '../../../testing/films/films-under-test.ts';
import { type OpenStore, openStoreUnderTest } from '../../../testing/platform/stores-under-test.ts';
import { drawFilm } from '../draw.ts';
import { storedDrawMemory } from '../draw-memory.ts';
import { DRAW_PATIENCE_MS, type FilmSource } from './film-source.ts';

/** Each test holds for every source. */
const SOURCES = [
  {
    name: 'the embedded catalogue',
    origins: ['catalogue'],
    open: async () => ({ films: wholeCatalogue(), close: async () => {} }),
  },
  {
    name: 'the film database',
    origins: ['catalogue', 'tmdb'],
    open: ({ db }: OpenStore) => openFilmsUnderTest(db),
  },
];

const FILTERS: readonly FilmFilter[] = [
  ANY_FILM,
  { genres: ['drama', 'crime', 'thriller'], fromYear: 1990, toYear: 2010 },
  { genres: ['comedy', 'family', 'animation'], fromYear: 1960, toYear: 2024 },
];

describe.each(SOURCES)('from $name', ({ open, origins }) => {
  let store: OpenStore;
  let films: FilmSource;
  let close: () => Promise<void>;
  beforeEach(async () => {
    store = await openStoreUnderTest();
    ({ films, close } = await open(store));
  });
  afterEach(async () => {
    await close();
    await store.close();
  });

  test('it is ready, and names its origin', async () => {
    expect(await films.isReady()).toBe(true);
    expect(films.origins).toEqual(origins);
  });

  test('a film is the same from every operation', async () => {
    const [known] = CATALOGUE;
    const film = await films.find(String(known!.id));
    expect(film).toMatchObject({
      id: String(known!.id),
      title: known!.title,
      overview: known!.overview,
      releaseDate: known!.releaseDate,
      genres: known!.genres,
      rating: Math.round(known!.voteAverage * 10),
    });
    expect(film?.cast.map(({ name }) => name)).toEqual(known!.cast.map(({ name }) => name));
    expect(film?.reviews.map(({ content }) => content)).toEqual(
      known!.reviews.map(({ content }) => content),
    );
    expect(film && isUsable(film)).toBe(true);
  });

  test.each(['1', 'abc', '', '../539', '99999999999999999999'])(
    'film %j does not exist',
    async (id) => {
      expect(await films.find(id)).toBeUndefined();
    },
  );

  test.each(FILTERS)(
    'films for $genres.0 and the years match and can be played',
    async (filter) => {
      for (let count = 0; count < 12; count++) {
        const film = await films.drawCandidate(aRequest({ filter }));
        expect(film && matchesFilter(film, filter) && isUsable(film)).toBe(true);
        expect(film?.notice).toBeUndefined();
      }
    },
  );

  test('films to avoid are not drawn', async () => {
    const filter: FilmFilter = { genres: GENRES.slice(0, 3), fromYear: 1960, toYear: 2024 };
    const avoid = new Set<string>();
    for (let count = 0; count < 15; count++) {
      const film = await films.drawCandidate(aRequest({ filter, avoid }));
      expect(film === undefined || !avoid.has(film.id)).toBe(true);
      if (film) avoid.add(film.id);
    }
    expect(avoid.size).toBe(15);
  });

  test('a filter without a matching film is refused', async () => {
    const filter: FilmFilter = {
      genres: ['tv-movie', 'western', 'music'],
      fromYear: 1900,
      toYear: 1910,
    };
    const drawMemory = storedDrawMemory(store.db);
    const parts = { drawMemory, films, now: Date.now, random: Math.random };
    expect(await drawFilm(parts, { visitorId: 'ana', filter })).toEqual({
      ok: false,
      refusal: 'no-film-fits',
    });
  });

  test('an unknown review is not found', async () => {
    const wanted = { filmId: String(CATALOGUE[0]!.id), reviewId: '5f3c-nobody' };
    expect(await films.findReview(wanted)).toBeUndefined();
  });

  test('people are found by a part of their name, and no one by three letters', async () => {
    const [known] = CATALOGUE[0]!.cast;
    const found = await films.searchPeople(known!.name);
    expect(found.map(({ name }) => name)).toContain(known!.name);
    expect(await films.searchPeople(known!.name.slice(0, 3))).toEqual([]);
    expect(await films.searchPeople('nobody is called so')).toEqual([]);
  });
});

function aRequest({
  filter,
  avoid = new Set(),
}: Readonly<{ filter: FilmFilter; avoid?: Set<string> }>) {
  return { filter, avoid, random: Math.random, waitsUntil: Date.now() + DRAW_PATIENCE_MS };
}
