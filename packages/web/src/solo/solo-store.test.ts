import { ANY_FILM, type FilmFilter } from '@outoften/rules/film-filter';
import { tenths } from '@outoften/rules/rating';
import { ok, refuse } from '@outoften/rules/result';
import { aFilm } from '@outoften/rules/testing/film-builder';
import { expect, test } from 'vitest';
import { createSoloStore, type SoloParts } from './solo-store.ts';

const jaws = aFilm({ id: '578', title: 'Jaws', rating: tenths(77) });
const alien = aFilm({ id: '348', title: 'Alien', rating: tenths(81) });

function memoryStorage(): SoloParts['storage'] {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}

const refusingStorage: SoloParts['storage'] = {
  getItem() {
    throw new Error('denied');
  },
  setItem() {
    throw new Error('denied');
  },
  removeItem() {
    throw new Error('denied');
  },
};

/** A draw that gives these films in turn, then nothing more. */
function drawing(...films: (typeof jaws)[]): SoloParts['drawFilm'] {
  return async () => {
    const film = films.shift();
    return film === undefined ? refuse('offline') : ok(film);
  };
}

function gameIn(store: ReturnType<typeof createSoloStore>) {
  const state = store.getState();
  if (state.phase !== 'playing') throw new Error(`no film on the screen: ${state.phase}`);
  return state.game;
}

test('a game begins with its first film and the slider in the middle', async () => {
  const store = createSoloStore({ drawFilm: drawing(jaws), storage: memoryStorage() });
  await store.start(ANY_FILM);
  expect(store.getState()).toMatchObject({ phase: 'playing', guess: 50, game: { filmNumber: 1 } });
});

test('hints, names and the guess change the film on the screen', async () => {
  const store = createSoloStore({ drawFilm: drawing(jaws), storage: memoryStorage() });
  await store.start(ANY_FILM);
  expect(store.unlock('poster').ok).toBe(true);
  expect(store.unlock('poster')).toEqual(refuse('already-unlocked'));
  expect(store.nameCast({ slot: 0, name: 'ada quill' }).ok).toBe(true);
  store.setGuess(tenths(74));
  store.submit();
  // 100 to start with, less a poster, a name and 85 for three tenths of distance.
  expect(gameIn(store).attempt).toMatchObject({
    phase: 'scored',
    guess: 74,
    score: { total: 185 },
  });
});

test('a hint leaves the slider where it is', async () => {
  const store = createSoloStore({ drawFilm: drawing(jaws), storage: memoryStorage() });
  await store.start(ANY_FILM);
  store.setGuess(tenths(91));
  store.unlock('review');
  expect(store.getState()).toMatchObject({ guess: 91 });
});

test('the next film carries the points of the run and forgets the slider', async () => {
  const store = createSoloStore({ drawFilm: drawing(jaws, alien), storage: memoryStorage() });
  await store.start(ANY_FILM);
  store.setGuess(tenths(77));
  store.submit();
  await store.next();
  expect(store.getState()).toMatchObject({
    guess: 50,
    game: { film: { title: 'Alien' }, filmNumber: 2, earlierPoints: 200 },
  });
});

test('a failed draw is told, and trying again keeps the run', async () => {
  const films = [jaws];
  const store = createSoloStore({
    drawFilm: async () => {
      const film = films.shift();
      return film === undefined ? refuse('timeout') : ok(film);
    },
    storage: memoryStorage(),
  });
  await store.start(ANY_FILM);
  store.submit();
  await store.next();
  expect(store.getState()).toMatchObject({ phase: 'draw-failed', problem: 'timeout' });
  films.push(alien);
  await store.next();
  expect(gameIn(store).filmNumber).toBe(2);
});

test('where nothing kept fits, any film goes on with the run', async () => {
  const asked: FilmFilter[] = [];
  const store = createSoloStore({
    drawFilm: async (filter) => {
      asked.push(filter);
      if (asked.length === 1) return ok(jaws);
      return filter === ANY_FILM ? ok(alien) : refuse('no-kept-film-fits');
    },
    storage: memoryStorage(),
  });
  const westerns: FilmFilter = { ...ANY_FILM, genres: ['western', 'war', 'history'] };
  await store.start(westerns);
  store.submit();
  await store.nextOfAny();
  expect(gameIn(store).film).toBe(jaws);
  await store.next();
  expect(store.getState()).toMatchObject({ phase: 'draw-failed', problem: 'no-kept-film-fits' });
  await store.nextOfAny();
  expect(gameIn(store)).toMatchObject({ film: { title: 'Alien' }, filmNumber: 2 });
  await store.next();
  expect(asked).toEqual([westerns, westerns, ANY_FILM, ANY_FILM]);
});

test('a reload brings the film back as it was', async () => {
  const storage = memoryStorage();
  const before = createSoloStore({ drawFilm: drawing(jaws), storage });
  await before.start(ANY_FILM);
  before.unlock('overview');
  const after = createSoloStore({ drawFilm: drawing(), storage });
  expect(gameIn(after)).toEqual(gameIn(before));
});

test('a reload after the guess brings the result back', async () => {
  const storage = memoryStorage();
  const before = createSoloStore({ drawFilm: drawing(jaws), storage });
  await before.start(ANY_FILM);
  before.setGuess(tenths(60));
  before.submit();
  const after = createSoloStore({ drawFilm: drawing(), storage });
  expect(after.getState()).toEqual(before.getState());
});

test('leaving forgets the game, also for a reload', async () => {
  const storage = memoryStorage();
  const store = createSoloStore({ drawFilm: drawing(jaws), storage });
  await store.start(ANY_FILM);
  store.leave();
  expect(store.getState()).toEqual({ phase: 'inactive' });
  expect(createSoloStore({ drawFilm: drawing(), storage }).getState().phase).toBe('inactive');
});

test('a film that arrives after its player left is not shown', async () => {
  const store = createSoloStore({ drawFilm: drawing(jaws), storage: memoryStorage() });
  const arriving = store.start(ANY_FILM);
  store.leave();
  await arriving;
  expect(store.getState().phase).toBe('inactive');
});

test('of two draws at once the later one counts', async () => {
  const store = createSoloStore({ drawFilm: drawing(jaws, alien), storage: memoryStorage() });
  await Promise.all([store.start(ANY_FILM), store.start(ANY_FILM)]);
  expect(gameIn(store).film.title).toBe('Alien');
});

test('without a film nothing can be done, and nothing breaks', async () => {
  const store = createSoloStore({ drawFilm: drawing(), storage: memoryStorage() });
  expect(store.unlock('poster')).toEqual(refuse('not-playing'));
  store.setGuess(tenths(10));
  store.submit();
  await store.next();
  expect(store.getState()).toEqual({ phase: 'inactive' });
});

test('a storage that refuses costs no game', async () => {
  const store = createSoloStore({ drawFilm: drawing(jaws), storage: refusingStorage });
  await store.start(ANY_FILM);
  store.submit();
  expect(gameIn(store).attempt.phase).toBe('scored');
  store.leave();
  expect(store.getState().phase).toBe('inactive');
});

test.each(['', '{', 'null', '{"version":1}'])('a kept game that reads %j is none', (text) => {
  const storage = { ...memoryStorage(), getItem: () => text };
  expect(createSoloStore({ drawFilm: drawing(), storage }).getState().phase).toBe('inactive');
});
