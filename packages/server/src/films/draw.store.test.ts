import { EXAMPLE_FILM } from '@outoften/rules/film/example-film';
import type { Film } from '@outoften/rules/film/film';
import { ANY_FILM, type FilmFilter } from '@outoften/rules/film/film-filter';
import { tenths } from '@outoften/rules/rating';
import { refuse } from '@outoften/rules/result';
import { seededChance } from '@outoften/rules/seeded-chance';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aFilm } from '../../testing/films/film-builder.ts';
import { type OpenStore, STORES_UNDER_TEST } from '../../testing/platform/stores-under-test.ts';
import { drawFilm, UNUSABLE_LIMIT } from './draw.ts';
import { storedDrawMemory } from './draw-memory.ts';
import { listDrawnFilms, listMemories, REMEMBERED_DRAWS, recordDraws } from './drawn-films.ts';
import { memorySource } from './sources/memory-source.ts';

const WESTERNS: FilmFilter = { ...ANY_FILM, genres: ['western', 'war', 'history'] };

describe.each(STORES_UNDER_TEST)('on $name', (underTest) => {
  let store: OpenStore;
  let time = 0;
  beforeEach(async () => {
    store = await underTest.openMigrated();
  });
  afterEach(() => store.close());

  test('a visitor gets every matching film before one is repeated', async () => {
    const films = someFilms(12);
    const drawn = await drawTitles(films, { times: 12 });
    expect(new Set(drawn).size).toBe(12);
  });

  test('after all films were shown, one of the older half is drawn', async () => {
    const drawn = await drawTitles(someFilms(5), { times: 15 });
    for (let nth = 5; nth < 15; nth++) {
      expect(drawn.slice(nth - 2, nth)).not.toContain(drawn[nth]);
    }
  });

  test('the band is drawn first, so that the few bad films come as often as the many good ones', async () => {
    const bad = someFilms(60, { rating: tenths(30) }).map((film) => ({
      ...film,
      id: `bad ${film.id}`,
    }));
    const drawn = await drawTitles([...someFilms(240), ...bad], {
      times: 40,
      random: seededChance(7),
    });
    expect(drawn.filter((id) => id.startsWith('bad')).length).toBeGreaterThan(15);
  });

  test('the last 50 films are remembered, and no more', async () => {
    const films = someFilms(60);
    const drawn = await drawTitles(films, { times: 60 });
    expect(await listDrawnFilms(store.db, 'ana')).toEqual(drawn.slice(60 - REMEMBERED_DRAWS));
  });

  test('for a group, the last 50 films of each member are remembered, and no more', async () => {
    for (let time = 1; time <= 60; time++) {
      const visitorIds = time % 2 === 0 ? ['ana', 'ben', 'cy'] : ['ana'];
      await recordDraws(store.db, { visitorIds, filmId: `film ${time}`, drawnAt: time });
    }
    const since = (first: number, step: number) =>
      Array.from({ length: 60 / step }, (_, n) => (n + 1) * step)
        .filter((time) => time >= first)
        .map((time) => `film ${time}`);
    const listed = (visitorIds: readonly string[]) => listMemories(store.db, visitorIds);
    expect(await listed(['ana'])).toEqual([since(11, 1)]);
    expect(await listed(['ben', 'dan', 'cy'])).toEqual([since(1, 2), [], since(1, 2)]);
    expect(await listDrawnFilms(store.db, 'ana')).toEqual(since(11, 1));
  });

  test('a film that one visitor has seen is still drawn for another', async () => {
    const films = someFilms(1);
    expect(await drawTitles(films, { times: 1, visitorId: 'ana' })).toEqual(['0']);
    expect(await drawTitles(films, { times: 1, visitorId: 'ben' })).toEqual(['0']);
    expect(await listDrawnFilms(store.db, 'ben')).toEqual(['0']);
  });

  test('a draw for one visitor does not change another’s memory', async () => {
    const seen = await drawTitles(someFilms(2), { times: 2, visitorId: 'ana' });
    await drawTitles(someFilms(1), { times: 1, visitorId: 'ben' });
    expect(await listDrawnFilms(store.db, 'ana')).toEqual(seen);
  });

  test('only films that match the filter are drawn, also among those seen before', async () => {
    const films = [...someFilms(5), aFilm({ id: 'west', genres: ['western'] })];
    await drawTitles(films, { times: 6 });
    expect(await drawTitles(films, { times: 3, filter: WESTERNS })).toEqual([
      'west',
      'west',
      'west',
    ]);
  });

  test('a film that can’t be played is skipped', async () => {
    const films = [
      ...someFilms(3),
      aFilm({ id: 'no poster', poster: undefined }),
      aFilm({ id: 'no review', reviews: [] }),
      aFilm({ id: 'no cast', cast: [] }),
      aFilm({ id: 'no crew', crew: [] }),
    ];
    const drawn = await drawTitles(films, { times: 9 });
    expect(new Set(drawn)).toEqual(new Set(['0', '1', '2']));
  });

  test('the film whose rating the landing page shows is never drawn', async () => {
    const films = [aFilm({ id: EXAMPLE_FILM.id }), ...someFilms(3)];
    const drawn = await drawTitles(films, { times: 6 });
    expect(drawn).not.toContain(EXAMPLE_FILM.id);
  });

  test('a filter that no film matches is refused', async () => {
    expect(await draw(someFilms(3), { filter: WESTERNS })).toEqual(refuse('no-film-fits'));
  });

  test('if no film can be played, the draw is refused after a limited number of tries', async () => {
    const films = someFilms(2).map((film) => ({ ...film, poster: undefined }));
    expect(await draw(films)).toEqual(refuse('no-usable-film'));
    let asked = 0;
    const endless = {
      ...memorySource([]),
      drawCandidate: async () => aFilm({ id: `unusable ${asked++}`, cast: [] }),
    };
    const drawing = { visitorId: 'ana', filter: ANY_FILM };
    expect(await drawFilm(parts(endless), drawing)).toEqual(refuse('no-usable-film'));
    expect(asked).toBe(UNUSABLE_LIMIT);
  });

  test('a film that has left the catalogue does not disturb draws', async () => {
    await drawTitles(someFilms(2), { times: 2 });
    expect(await drawTitles(someFilms(1), { times: 1 })).toEqual(['0']);
  });

  test('a refused draw saves nothing', async () => {
    await draw(someFilms(3), { filter: WESTERNS });
    expect(await listDrawnFilms(store.db, 'ana')).toEqual([]);
  });

  type DrawChoice = Readonly<{ filter?: FilmFilter; visitorId?: string; random?: () => number }>;

  async function drawTitles(
    films: readonly Film[],
    choice: DrawChoice & Readonly<{ times: number }>,
  ) {
    const ids: string[] = [];
    while (ids.length < choice.times) {
      const drawn = await draw(films, choice);
      ids.push(drawn.ok ? drawn.value.id : drawn.refusal);
    }
    return ids;
  }

  function draw(films: readonly Film[], choice: DrawChoice = {}) {
    const { filter = ANY_FILM, visitorId = 'ana', random } = choice;
    return drawFilm(parts(memorySource(films), random), { visitorId, filter });
  }

  function parts(films: ReturnType<typeof memorySource>, random = () => 0.5) {
    return { drawMemory: storedDrawMemory(store.db), films, now: () => time++, random };
  }
});

function someFilms(count: number, about: Partial<Film> = {}): readonly Film[] {
  return Array.from({ length: count }, (_, index) => aFilm({ ...about, id: String(index) }));
}
