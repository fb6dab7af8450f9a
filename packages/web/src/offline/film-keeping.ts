import { decodeFilmPack, type FilmPack } from '@outoften/rules/film-pack';
import { browserCaches } from './browser-caches.ts';

const CACHE = 'films';
const PACK = '/film-pack.json';

type KeepFilmsParts = Readonly<{
  fetchFile?: typeof fetch;
  /** False once the network is needed for something else. */
  mayGoOn: () => boolean;
}>;

/**
 * Puts the films for the time without a network aside, with their posters. The films come last: until all is here, those
 * of before stay. Rejects where the network breaks off or the browser has no room; what arrived is not asked for again.
 */
export async function keepFilms(
  caches: CacheStorage,
  { fetchFile = fetch, mayGoOn }: KeepFilmsParts,
): Promise<void> {
  const answer = await fetchFile(PACK, { priority: 'low' });
  const text = await answer.text();
  const pack = decodeFilmPack(text);
  // A page about an error, or what only a newer app can read.
  if (!answer.ok || !pack.ok) return;
  const posters = pack.value.films.flatMap(({ poster }) => poster ?? []);
  const cache = await caches.open(CACHE);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  // One after another: whatever the player does meanwhile comes first.
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

/** What was read once is remembered for as long as the page. */
const read = new WeakMap<CacheStorage, FilmPack>();

/** The films put aside, undefined if there are none. */
export async function keptFilms(caches = browserCaches()): Promise<FilmPack | undefined> {
  if (caches === undefined) return undefined;
  const known = read.get(caches);
  if (known !== undefined) return known;
  try {
    const answer = await caches.match(PACK, { cacheName: CACHE });
    const pack = answer && decodeFilmPack(await answer.text());
    if (pack?.ok) read.set(caches, pack.value);
  } catch {
    // A place that can't be looked into keeps nothing.
  }
  return read.get(caches);
}
