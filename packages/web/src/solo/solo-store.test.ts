import { ANY_FILM, type FilmFilter } from '@outoften/rules/film/film-filter';
import { tenths } from '@outoften/rules/rating';
import { ok, refuse } from '@outoften/rules/result';
import type { SoloBests } from '@outoften/rules/solo/solo-bests';
import type { RunChoice } from '@outoften/rules/solo/solo-run';
import { aFilm } from '@outoften/rules/testing/film-builder';
import { expect, test } from 'vitest';
import { aForbiddenStorage, aStorage } from '../saved-data/storage-under-test.ts';
import { createSoloStore, type SoloParts } from './solo-store.ts';

const jaws = aFilm({ id: '578', title: 'Jaws', rating: tenths(77) });
const alien = aFilm({ id: '348', title: 'Alien', rating: tenths(81) });

const ENDLESS: RunChoice = { filter: ANY_FILM, length: 'endless' };

function aStore(parts: Omit<SoloParts, 'bests'>, kept: SoloBests[] = []) {
  const bests = { read: () => kept.at(-1), save: (next: SoloBests) => void kept.push(next) };
  return createSoloStore({ ...parts, bests });
}

/** A draw that gives these films in turn, and then no more. */
function drawing(...films: (typeof jaws)[]): SoloParts['drawFilm'] {
  return async () => {
    const film = films.shift();
    return film === undefined ? refuse('offline') : ok(film);
  };
}

function gameIn(store: ReturnType<typeof aStore>) {
  const state = store.getState();
  if (state.phase !== 'playing') throw new Error(`no film on the screen: ${state.phase}`);
  return state.game;
}

test('a game begins with its first film and the slider in the middle', async () => {
  const store = aStore({ drawFilm: drawing(jaws), storage: aStorage() });
  await store.start(ENDLESS);
  expect(store.getState()).toMatchObject({ phase: 'playing', guess: 50, game: { filmNumber: 1 } });
});

test('hints, names and the guess change the film on the screen', async () => {
  const store = aStore({ drawFilm: drawing(jaws), storage: aStorage() });
  await store.start(ENDLESS);
  expect(store.unlock('poster').ok).toBe(true);
  expect(store.unlock('poster')).toEqual(refuse('already-unlocked'));
  expect(store.nameCast({ slot: 0, name: 'ada quill' }).ok).toBe(true);
  store.setGuess(tenths(74));
  store.submit();
  // 100 at the start, minus a poster, plus a name and 85 for a distance of three tenths.
  expect(gameIn(store).attempt).toMatchObject({
    phase: 'scored',
    guess: 74,
    score: { total: 185 },
  });
});

test('a hint does not move the slider', async () => {
  const store = aStore({ drawFilm: drawing(jaws), storage: aStorage() });
  await store.start(ENDLESS);
  store.setGuess(tenths(91));
  store.unlock('review');
  expect(store.getState()).toMatchObject({ guess: 91 });
});

test('the next film continues the run’s points and resets the slider', async () => {
  const store = aStore({ drawFilm: drawing(jaws, alien), storage: aStorage() });
  await store.start(ENDLESS);
  store.setGuess(tenths(77));
  store.submit();
  await store.next();
  expect(store.getState()).toMatchObject({
    guess: 50,
    game: { film: { title: 'Alien' }, filmNumber: 2, earlierPoints: 200 },
  });
});

test('a failed draw is reported, and a second try keeps the run', async () => {
  const films = [jaws];
  const store = aStore({
    drawFilm: async () => {
      const film = films.shift();
      return film === undefined ? refuse('timeout') : ok(film);
    },
    storage: aStorage(),
  });
  await store.start(ENDLESS);
  store.submit();
  await store.next();
  expect(store.getState()).toMatchObject({ phase: 'draw-failed', problem: 'timeout' });
  films.push(alien);
  await store.next();
  expect(gameIn(store).filmNumber).toBe(2);
});

test('if no stored film matches, any film can continue the run', async () => {
  const asked: FilmFilter[] = [];
  const store = aStore({
    drawFilm: async (filter) => {
      asked.push(filter);
      if (asked.length === 1) return ok(jaws);
      return filter === ANY_FILM ? ok(alien) : refuse('no-kept-film-fits');
    },
    storage: aStorage(),
  });
  const westerns: FilmFilter = { ...ANY_FILM, genres: ['western', 'war', 'history'] };
  await store.start({ ...ENDLESS, filter: westerns });
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

test('no film of the run is drawn again', async () => {
  const avoided: (readonly string[])[] = [];
  const draw = drawing(jaws, alien, jaws);
  const store = aStore({
    drawFilm: (filter, avoid) => {
      avoided.push(avoid);
      return draw(filter, avoid);
    },
    storage: aStorage(),
  });
  await store.start(ENDLESS);
  store.submit();
  await store.next();
  store.submit();
  await store.next();
  expect(avoided).toEqual([[], ['578'], ['578', '348']]);
});

test('an endless run repeats no film while others are left, and after that none of the last nine', async () => {
  const films = Array.from({ length: 14 }, (_, nth) => ({ ...jaws, id: String(nth) }));
  const draw: SoloParts['drawFilm'] = async (_filter, avoid) => {
    const left = films.find(({ id }) => !avoid.includes(id));
    return left === undefined ? refuse('NO_MOVIE_FITS') : ok(left);
  };
  const storage = aStorage();
  await aStore({ drawFilm: draw, storage }).start(ENDLESS);
  const shown: string[] = [];
  for (let film = 0; film < 42; film++) {
    // A new store each time, as after a reload.
    const store = aStore({ drawFilm: draw, storage });
    shown.push(gameIn(store)?.film.id ?? '');
    store.submit();
    await store.next();
  }
  expect(new Set(shown.slice(0, 14)).size).toBe(14);
  for (let film = 9; film < shown.length; film++) {
    expect(new Set(shown.slice(film - 9, film + 1)).size).toBe(10);
  }
});

test('a run of five ends with its fifth film and shows a recap', async () => {
  const kept: SoloBests[] = [{ runs: { 5: 700 }, film: 0, films: 0 }];
  const films = [1, 2, 3, 4, 5, 6].map((nth) => ({ ...jaws, id: String(nth) }));
  const store = aStore({ drawFilm: drawing(...films), storage: aStorage() }, kept);
  await store.start({ filter: ANY_FILM, length: 5 });
  for (let film = 1; film <= 5; film++) {
    if (film > 1) await store.next();
    store.lookBack();
    store.setGuess(tenths(77));
    store.submit();
  }
  await store.next();
  expect(gameIn(store)).toMatchObject({ filmNumber: 5, bests: { run: 700 } });
  expect(kept.at(-1)).toEqual({ runs: { 5: 1000 }, film: 200, films: 5 });
  store.lookBack();
  expect(store.getState()).toMatchObject({ phase: 'recap', game: { filmNumber: 5 } });
});

test('a film is counted for the bests once, however often it is submitted', async () => {
  const kept: SoloBests[] = [];
  const store = aStore({ drawFilm: drawing(jaws), storage: aStorage() }, kept);
  await store.start(ENDLESS);
  store.submit();
  store.submit();
  expect(kept).toEqual([{ runs: {}, film: 100, films: 1 }]);
});

test('a reload restores the film', async () => {
  const storage = aStorage();
  const before = aStore({ drawFilm: drawing(jaws), storage });
  await before.start(ENDLESS);
  before.unlock('overview');
  const after = aStore({ drawFilm: drawing(), storage });
  expect(gameIn(after)).toEqual(gameIn(before));
});

test('a reload after the guess restores the result', async () => {
  const storage = aStorage();
  const before = aStore({ drawFilm: drawing(jaws), storage });
  await before.start(ENDLESS);
  before.setGuess(tenths(60));
  before.submit();
  const after = aStore({ drawFilm: drawing(), storage });
  expect(after.getState()).toEqual(before.getState());
});

test('leaving forgets the game, also for a reload', async () => {
  const storage = aStorage();
  const store = aStore({ drawFilm: drawing(jaws), storage });
  await store.start(ENDLESS);
  store.leave();
  expect(store.getState()).toEqual({ phase: 'inactive' });
  expect(aStore({ drawFilm: drawing(), storage }).getState().phase).toBe('inactive');
});

test('a film that arrives after the player has left is not shown', async () => {
  const store = aStore({ drawFilm: drawing(jaws), storage: aStorage() });
  const arriving = store.start(ENDLESS);
  store.leave();
  await arriving;
  expect(store.getState().phase).toBe('inactive');
});

test('of two simultaneous draws the later one counts', async () => {
  const store = aStore({ drawFilm: drawing(jaws, alien), storage: aStorage() });
  await Promise.all([store.start(ENDLESS), store.start(ENDLESS)]);
  expect(gameIn(store).film.title).toBe('Alien');
});

test('without a film no action has an effect or causes an error', async () => {
  const store = aStore({ drawFilm: drawing(), storage: aStorage() });
  expect(store.unlock('poster')).toEqual(refuse('not-playing'));
  store.setGuess(tenths(10));
  store.submit();
  await store.next();
  expect(store.getState()).toEqual({ phase: 'inactive' });
});

test('a storage that refuses does not stop the game', async () => {
  const store = aStore({ drawFilm: drawing(jaws), storage: aForbiddenStorage() });
  await store.start(ENDLESS);
  store.submit();
  expect(gameIn(store).attempt.phase).toBe('scored');
  store.leave();
  expect(store.getState().phase).toBe('inactive');
});

test.each(['', '{', 'null', '{"version":1}'])('a stored game %j is ignored', (text) => {
  const storage = { ...aStorage(), getItem: () => text };
  expect(aStore({ drawFilm: drawing(), storage }).getState().phase).toBe('inactive');
});
