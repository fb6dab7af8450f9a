import { decodeFilmPack, type FilmPack } from '@outoften/rules/draw/film-pack';

const CACHE = 'films';
const PACK = '/film-pack.json';

type CacheFilmsParts = Readonly<{
  fetchFile?: typeof fetch;
  /** False once the network is needed for something else. */
  mayGoOn: () => boolean;
}>;

/**
 * Caches films for play without a network, and their posters. The films are stored last, so that the earlier ones stay
 * until then. Rejects if the network fails or the cache is full. Cached files are not fetched again.
 */
export async function cacheFilms(
  caches: CacheStorage,
  { fetchFile = fetch, mayGoOn }: CacheFilmsParts,
): Promise<void> {
  const answer = await fetchFile(PACK, { priority: 'low' });
  const text = await answer.text();
  const pack = decodeFilmPack(text);
  // The answer may be an error page, or have a format for newer apps.
  if (!answer.ok || !pack.ok) return;
  const posters = pack.value.films.flatMap(({ poster }) => poster ?? []);
  const cache = await caches.open(CACHE);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  // One after another, so that the player's own requests are not delayed.
  for (const poster of posters) {
    if (kept.includes(poster)) continue;
    if (!mayGoOn()) return;
    await cache.add(poster);
  }
  await cache.put(PACK, new Response(text));
  for (const path of kept) {
    if (path !== PACK && !posters.includes(path)) await cache.delete(path);
  }
}

/** Each page reads the cache once. */
const read = new WeakMap<CacheStorage, FilmPack>();

/** Returns the cached films; undefined if there are none. */
export async function cachedFilms(caches = browserCaches()): Promise<FilmPack | undefined> {
  if (caches === undefined) return undefined;
  const known = read.get(caches);
  if (known !== undefined) return known;
  try {
    const answer = await caches.match(PACK, { cacheName: CACHE });
    const pack = answer && decodeFilmPack(await answer.text());
    if (pack?.ok) read.set(caches, pack.value);
  } catch {
    // A cache that cannot be read has no films.
  }
  return read.get(caches);
}

/** Returns the browser's cache storage. Undefined if the browser has none or forbids it. */
export function browserCaches(): CacheStorage | undefined {
  try {
    return globalThis.caches;
  } catch {
    return undefined;
  }
}
