import { encodeFilmPack } from '@outoften/rules/film-pack';
import { aFilm } from '@outoften/rules/testing/film-builder';
import { beforeEach, expect, test, vi } from 'vitest';
import { cachesUnderTest, fullCaches } from './caches-under-test.ts';

const jaws = aFilm({ id: '578', title: 'Jaws', poster: '/posters/578.svg' });
const alien = aFilm({ id: '348', title: 'Alien', poster: '/posters/348.svg' });
const POSTERS = { '/posters/578.svg': '<svg/>', '/posters/348.svg': '<svg/>' };

/** A server that sends these films. */
function sending(...films: (typeof jaws)[]): typeof fetch {
  return async () => new Response(encodeFilmPack({ films, people: ['Ada Quill'] }));
}

/** Afresh, as what was read once is remembered for as long as a page. */
let keeping: typeof import('./film-keeping.ts');
beforeEach(async () => {
  vi.resetModules();
  keeping = await import('./film-keeping.ts');
});

test('films are kept with their posters', async () => {
  const { caches, pathsIn } = cachesUnderTest(POSTERS);
  await keeping.keepFilms(caches, sending(jaws, alien));
  expect(pathsIn('films')).toEqual(['/film-pack.json', '/posters/348.svg', '/posters/578.svg']);
  expect(await keeping.keptFilms(caches)).toEqual({ films: [jaws, alien], people: ['Ada Quill'] });
});

test('other films take the place of those of before', async () => {
  const { caches, pathsIn } = cachesUnderTest(POSTERS);
  await keeping.keepFilms(caches, sending(jaws));
  await keeping.keepFilms(caches, sending(alien));
  expect(pathsIn('films')).toEqual(['/film-pack.json', '/posters/348.svg']);
});

test('where a poster does not arrive, the films of before stay as they are', async () => {
  const { caches, pathsIn } = cachesUnderTest({ '/posters/578.svg': '<svg/>' });
  await keeping.keepFilms(caches, sending(jaws));
  await expect(keeping.keepFilms(caches, sending(alien))).rejects.toThrow();
  expect(pathsIn('films')).toContain('/posters/578.svg');
  expect((await keeping.keptFilms(caches))?.films).toEqual([jaws]);
});

test.each([
  { name: 'a page about an error', answer: new Response('<h1>Bad gateway</h1>', { status: 502 }) },
  { name: 'a page of somebody between', answer: new Response('<h1>Sign in to this network</h1>') },
  {
    name: 'films beside an error',
    answer: new Response(encodeFilmPack({ films: [jaws], people: [] }), { status: 500 }),
  },
])('$name is not kept', async ({ answer }) => {
  const { caches, pathsIn } = cachesUnderTest(POSTERS);
  await keeping.keepFilms(caches, async () => answer);
  expect(pathsIn('films')).toEqual([]);
});

test('a place without room keeps nothing, and says so to nobody who only asks', async () => {
  await expect(keeping.keepFilms(fullCaches, sending(jaws))).rejects.toThrow('no room');
  expect(await keeping.keptFilms(fullCaches)).toBeUndefined();
  expect(await keeping.keptFilms(undefined)).toBeUndefined();
});
