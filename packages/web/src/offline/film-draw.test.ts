import { ANY_FILM, type FilmFilter } from '@outoften/rules/film/film-filter';
import { ok, refuse } from '@outoften/rules/result';
import { aFilm } from '@outoften/rules/testing/film-builder';
import { expect, test, vi } from 'vitest';
import { aForbiddenStorage, aStorage } from '../saved-data/storage-under-test.ts';
import { createFilmDraw, type FilmDrawParts } from './film-draw.ts';

const jaws = aFilm({ id: '578', title: 'Jaws', genres: ['thriller'] });
const alien = aFilm({ id: '348', title: 'Alien', genres: ['horror'] });
const heat = aFilm({ id: '949', title: 'Heat', genres: ['crime'] });
const fresh = aFilm({ id: '1', title: 'From the server' });

function aDraw(parts: Partial<FilmDrawParts> = {}) {
  const onKeptFilm = vi.fn();
  const draw = createFilmDraw({
    drawFromServer: async () => refuse('offline'),
    cachedFilms: async () => ({ films: [jaws, alien, heat], people: [] }),
    storage: aStorage(),
    random: () => 0,
    onKeptFilm,
    ...parts,
  });
  return { draw, onKeptFilm };
}

test('the server is asked first', async () => {
  const { draw, onKeptFilm } = aDraw({ drawFromServer: async () => ok(fresh) });
  expect(await draw(ANY_FILM)).toEqual(ok(fresh));
  expect(onKeptFilm).not.toHaveBeenCalled();
});

test.each(['offline', 'timeout'])('where the answer is %s a kept film comes', async (problem) => {
  const { draw, onKeptFilm } = aDraw({ drawFromServer: async () => refuse(problem) });
  expect(await draw(ANY_FILM)).toEqual(ok(jaws));
  expect(onKeptFilm).toHaveBeenCalledOnce();
});

test('what the server itself refuses stays refused', async () => {
  const { draw } = aDraw({ drawFromServer: async () => refuse('NO_MOVIE_FITS') });
  expect(await draw(ANY_FILM)).toEqual(refuse('NO_MOVIE_FITS'));
});

test('kept films come round in turn, also after a reload', async () => {
  const { draw } = aDraw();
  const titles: unknown[] = [];
  for (let count = 0; count < 6; count++) {
    const drawn = await draw(ANY_FILM);
    titles.push(drawn.ok && drawn.value.title);
  }
  expect(titles).toEqual(['Jaws', 'Alien', 'Heat', 'Jaws', 'Alien', 'Heat']);
});

test('a film to be avoided comes neither from the server nor from the device', async () => {
  const asked: (readonly string[])[] = [];
  const { draw } = aDraw({
    drawFromServer: async (_filter, avoid) => {
      asked.push(avoid);
      return refuse('offline');
    },
  });
  expect(await draw(ANY_FILM, ['578', '348'])).toEqual(ok(heat));
  expect(asked).toEqual([['578', '348']]);
});

test('a filter that none of them fits says so', async () => {
  const { draw, onKeptFilm } = aDraw();
  const westerns: FilmFilter = { ...ANY_FILM, genres: ['western', 'war', 'music'] };
  expect(await draw(westerns)).toEqual(refuse('no-kept-film-fits'));
  expect(onKeptFilm).not.toHaveBeenCalled();
});

test('with nothing kept the network is what failed', async () => {
  const { draw } = aDraw({ cachedFilms: async () => undefined });
  expect(await draw(ANY_FILM)).toEqual(refuse('offline'));
});

test('a storage that refuses costs no film', async () => {
  const { draw } = aDraw({ storage: aForbiddenStorage() });
  expect(await draw(ANY_FILM)).toEqual(ok(jaws));
});
