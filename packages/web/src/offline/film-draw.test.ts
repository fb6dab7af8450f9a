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

test.each(['offline', 'timeout'])(
  'if the answer is %s, a stored film is drawn',
  async (problem) => {
    const { draw, onKeptFilm } = aDraw({ drawFromServer: async () => refuse(problem) });
    expect(await draw(ANY_FILM)).toEqual(ok(jaws));
    expect(onKeptFilm).toHaveBeenCalledOnce();
  },
);

test('a refusal by the server is not replaced by a stored film', async () => {
  const { draw } = aDraw({ drawFromServer: async () => refuse('NO_MOVIE_FITS') });
  expect(await draw(ANY_FILM)).toEqual(refuse('NO_MOVIE_FITS'));
});

test('stored films are drawn in turn, also after a reload', async () => {
  const { draw } = aDraw();
  const titles: unknown[] = [];
  for (let count = 0; count < 6; count++) {
    const drawn = await draw(ANY_FILM);
    titles.push(drawn.ok && drawn.value.title);
  }
  expect(titles).toEqual(['Jaws', 'Alien', 'Heat', 'Jaws', 'Alien', 'Heat']);
});

test('a film to avoid is drawn neither from the server nor from the device', async () => {
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

test('a filter that no stored film matches says so', async () => {
  const { draw, onKeptFilm } = aDraw();
  const westerns: FilmFilter = { ...ANY_FILM, genres: ['western', 'war', 'music'] };
  expect(await draw(westerns)).toEqual(refuse('no-kept-film-fits'));
  expect(onKeptFilm).not.toHaveBeenCalled();
});

test('without stored films the network’s failure is reported', async () => {
  const { draw } = aDraw({ cachedFilms: async () => undefined });
  expect(await draw(ANY_FILM)).toEqual(refuse('offline'));
});

test('a storage that refuses does not prevent a draw', async () => {
  const { draw } = aDraw({ storage: aForbiddenStorage() });
  expect(await draw(ANY_FILM)).toEqual(ok(jaws));
});
