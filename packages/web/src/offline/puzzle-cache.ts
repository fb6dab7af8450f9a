import type { PuzzleView } from '@outoften/rules/daily/daily-game';
import { decodePuzzle, encodePuzzle } from '@outoften/rules/daily/puzzle-storage';

const CACHE = 'daily';
const PUZZLE = '/daily-puzzle.json';

/** Caches the puzzle in place of the earlier one, with its poster if it can be fetched. */
export async function cachePuzzle(caches: CacheStorage, puzzle: PuzzleView): Promise<void> {
  const { poster } = puzzle.film;
  const before = await cachedPuzzle(caches);
  if (before !== undefined && before.number > puzzle.number) return;
  const cache = await caches.open(CACHE);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  if (poster !== undefined && !kept.includes(poster)) {
    await cache.add(poster).catch(() => undefined);
  }
  await cache.put(PUZZLE, new Response(encodePuzzle(puzzle)));
  for (const path of kept) {
    if (path !== PUZZLE && path !== poster) await cache.delete(path);
  }
}

/** Returns the cached puzzle; undefined if there is none. */
export async function cachedPuzzle(caches: CacheStorage): Promise<PuzzleView | undefined> {
  const answer = await caches.match(PUZZLE, { cacheName: CACHE });
  const puzzle = answer && decodePuzzle(await answer.text());
  return puzzle?.ok ? puzzle.value : undefined;
}
