import { encodeFilmPack } from '@outoften/rules/draw/film-pack';
import { aFilm } from '@outoften/rules/testing/film-builder';
import { expect, test } from 'vitest';
import { cachesUnderTest, fullCaches } from './caches-under-test.ts';
import { cachedFilms, cacheFilms } from './film-cache.ts';

const jaws = aFilm({ id: '578', title: 'Jaws', poster: '/posters/578.svg' });
const alien = aFilm({ id: '348', title: 'Alien', poster: '/posters/348.svg' });
const POSTERS = { '/posters/578.svg': '<svg/>', '/posters/348.svg': '<svg/>' };

const mayGoOn = () => true;

/** A server that sends these films. */
function sending(...films: (typeof jaws)[]): typeof fetch {
  return async () => new Response(encodeFilmPack({ films, people: ['Ada Quill'] }));
}

test('films are stored with their posters', async () => {
  const { caches, pathsIn } = cachesUnderTest(POSTERS);
  await cacheFilms(caches, { fetchFile: sending(jaws, alien), mayGoOn });
  expect(pathsIn('films')).toEqual(['/film-pack.json', '/posters/348.svg', '/posters/578.svg']);
  expect(await cachedFilms(caches)).toEqual({ films: [jaws, alien], people: ['Ada Quill'] });
});

test('storing films stops while the network is needed for something else, and continues later', async () => {
  const { caches, pathsIn } = cachesUnderTest(POSTERS);
  let posters = 1;
  const mayFetchOne = () => posters-- > 0;
  await cacheFilms(caches, { fetchFile: sending(jaws, alien), mayGoOn: mayFetchOne });
  expect(pathsIn('films')).toEqual(['/posters/578.svg']);
  await cacheFilms(caches, { fetchFile: sending(jaws, alien), mayGoOn });
  expect(await cachedFilms(caches)).toMatchObject({ films: [jaws, alien] });
});

test('other films replace the stored ones', async () => {
  const { caches, pathsIn } = cachesUnderTest(POSTERS);
  await cacheFilms(caches, { fetchFile: sending(jaws), mayGoOn });
  await cacheFilms(caches, { fetchFile: sending(alien), mayGoOn });
  expect(pathsIn('films')).toEqual(['/film-pack.json', '/posters/348.svg']);
});

test('if a poster cannot be loaded, the stored films stay', async () => {
  const { caches, pathsIn } = cachesUnderTest({ '/posters/578.svg': '<svg/>' });
  await cacheFilms(caches, { fetchFile: sending(jaws), mayGoOn });
  await expect(cacheFilms(caches, { fetchFile: sending(alien), mayGoOn })).rejects.toThrow();
  expect(pathsIn('films')).toContain('/posters/578.svg');
  expect((await cachedFilms(caches))?.films).toEqual([jaws]);
});

test.each([
  { name: 'a page about an error', answer: new Response('<h1>Bad gateway</h1>', { status: 502 }) },
  {
    name: 'a page of a network’s sign-in',
    answer: new Response('<h1>Sign in to this network</h1>'),
  },
  {
    name: 'films beside an error',
    answer: new Response(encodeFilmPack({ films: [jaws], people: [] }), { status: 500 }),
  },
])('$name is not stored', async ({ answer }) => {
  const { caches, pathsIn } = cachesUnderTest(POSTERS);
  await cacheFilms(caches, { fetchFile: async () => answer, mayGoOn });
  expect(pathsIn('films')).toEqual([]);
});

test('without space nothing is stored, and a mere check reports no fault', async () => {
  await expect(cacheFilms(fullCaches, { fetchFile: sending(jaws), mayGoOn })).rejects.toThrow(
    'no room',
  );
  expect(await cachedFilms(fullCaches)).toBeUndefined();
  expect(await cachedFilms(undefined)).toBeUndefined();
});
