import type { PuzzleView } from '@outoften/rules/daily/daily-game';
import { puzzleOfDate } from '@outoften/rules/daily/puzzle-dates';
import { ok } from '@outoften/rules/result';
import type { fetchPuzzle, findPuzzleOfDate } from '../api/daily.ts';
import { isNetworkAway } from '../api/graphql-client.ts';
import type { OfflineNews } from './offline-news.ts';
import { keepPuzzle, keptPuzzle } from './puzzle-keeping.ts';

type DailyCalls = Readonly<{
  findPuzzleOfDate: typeof findPuzzleOfDate;
  fetchPuzzle: typeof fetchPuzzle;
}>;

export type KeepingCallsParts = Readonly<{
  calls: DailyCalls;
  /** Undefined where nothing can be kept. */
  caches: () => CacheStorage | undefined;
  /** Milliseconds since 1970, by this device. */
  now: () => number;
  onNews: (news: OfflineNews) => void;
}>;

/** Calls that put the latest puzzle aside, and answer with it where the network is away. */
export function createKeepingCalls({ calls, caches, now, onNews }: KeepingCallsParts): DailyCalls {
  async function findKept(problem: string): Promise<PuzzleView | undefined> {
    const place = caches();
    if (place === undefined || !isNetworkAway(problem)) return undefined;
    return keptPuzzle(place).catch(() => undefined);
  }

  return {
    async findPuzzleOfDate(today) {
      const found = await calls.findPuzzleOfDate(today);
      const kept = found.ok ? undefined : await findKept(found.refusal);
      if (kept === undefined) return found;
      if (kept.number !== puzzleOfDate(today)) {
        onNews({ type: 'earlier-puzzle', number: kept.number });
      }
      return ok({ serverTime: now(), value: kept.number });
    },
    async fetchPuzzle(number) {
      const fetched = await calls.fetchPuzzle(number);
      if (fetched.ok) {
        const place = caches();
        // Where there is no room the game goes on.
        if (place) keepPuzzle(place, fetched.value.value).catch(() => undefined);
        return fetched;
      }
      const kept = await findKept(fetched.refusal);
      return kept?.number === number ? ok({ serverTime: now(), value: kept }) : fetched;
    },
  };
}
