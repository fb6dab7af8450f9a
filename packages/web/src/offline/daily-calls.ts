import type { PuzzleView } from '@outoften/rules/daily/puzzle';
import { decodePuzzle, encodePuzzle } from '@outoften/rules/daily/puzzle';
import { puzzleOfDate } from '@outoften/rules/daily/puzzle-dates';
import { ok } from '@outoften/rules/result';
import { fetchPuzzle, findPuzzleOfDate } from '../api/daily.ts';
import { isNetworkAway } from '../api/graphql-client.ts';
import { browserCaches } from './film-cache.ts';
import { type OfflineNews, offlineNews } from './offline-news.ts';

type DailyCalls = Readonly<{
  findPuzzleOfDate: typeof findPuzzleOfDate;
  fetchPuzzle: typeof fetchPuzzle;
}>;

type DailyCallsParts = Readonly<{
  calls: DailyCalls;
  /** Undefined if the browser has no caches. */
  caches: () => CacheStorage | undefined;
  /** Milliseconds since 1970, by the device's clock. */
  now: () => number;
  onNews: (news: OfflineNews) => void;
}>;

/** This browser's calls for the daily. */
export const dailyCalls = createDailyCalls({
  calls: { findPuzzleOfDate, fetchPuzzle },
  caches: browserCaches,
  now: Date.now,
  onNews: offlineNews.note,
});

/** Calls that cache the latest puzzle, and return it if the network is away. */
export function createDailyCalls({ calls, caches, now, onNews }: DailyCallsParts): DailyCalls {
  async function findCached(problem: string): Promise<PuzzleView | undefined> {
    const place = caches();
    if (place === undefined || !isNetworkAway(problem)) return undefined;
    return cachedPuzzle(place).catch(() => undefined);
  }

  return {
    async findPuzzleOfDate(today) {
      const found = await calls.findPuzzleOfDate(today);
      const cached = found.ok ? undefined : await findCached(found.refusal);
      if (cached === undefined) return found;
      if (cached.number !== puzzleOfDate(today)) {
        onNews({ type: 'earlier-puzzle', number: cached.number });
      }
      return ok({ serverTime: now(), value: cached.number });
    },
    async fetchPuzzle(number) {
      const fetched = await calls.fetchPuzzle(number);
      if (fetched.ok) {
        const place = caches();
        // If the cache is full, the game continues without it.
        if (place) cachePuzzle(place, fetched.value.value).catch(() => undefined);
        return fetched;
      }
      const cached = await findCached(fetched.refusal);
      return cached?.number === number ? ok({ serverTime: now(), value: cached }) : fetched;
    },
  };
}

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
