import { localDate } from '@outoften/rules/daily/calendar-date';
import { puzzleOfDate } from '@outoften/rules/daily/puzzle-dates';
import { fetchPuzzle, findPuzzleOfDate } from '../api/daily.ts';
import { fetchingAhead } from '../ui/page/fetching-ahead.ts';
import { cachedPuzzle, cachePuzzle } from './daily-calls.ts';
import { browserCaches, cacheFilms } from './film-cache.ts';
import { lookForNewVersion, startServiceWorker } from './service-worker.ts';

const HOUR_MS = 60 * 60 * 1000;

let isStarted = false;
/** True if files were left out because the player entered a room or the connection became slow. */
let isUnfinished = false;

/** Caches the files for playing without a network, now and every hour. A second call resumes an interrupted run. */
export async function startFillingCaches(): Promise<void> {
  if (isStarted) return isUnfinished ? fillCaches() : undefined;
  isStarted = true;
  await startServiceWorker();
  await fillCaches();
  const keep = () => void fillCaches();
  setInterval(keep, HOUR_MS);
  window.addEventListener('online', keep);
}

/** Ignores failures, because the next run tries again. */
async function fillCaches(): Promise<void> {
  const caches = browserCaches();
  if (caches === undefined || !navigator.onLine) return;
  isUnfinished = !fetchingAhead.isAllowed();
  if (isUnfinished) return;
  const mayGoOn = () => {
    isUnfinished ||= !fetchingAhead.isAllowed();
    return !isUnfinished;
  };
  await Promise.allSettled([
    lookForNewVersion(),
    cacheFilms(caches, { mayGoOn }),
    cachePuzzleOfToday(caches),
  ]);
}

async function cachePuzzleOfToday(caches: CacheStorage): Promise<void> {
  const today = localDate(Date.now(), -new Date().getTimezoneOffset());
  const kept = await cachedPuzzle(caches);
  if (kept !== undefined && kept.number === puzzleOfDate(today)) return;
  const found = await findPuzzleOfDate(today);
  const fetched = found.ok ? await fetchPuzzle(found.value.value) : found;
  if (fetched.ok) await cachePuzzle(caches, fetched.value.value);
}

/** True if fetching may cost the player money. */
export function isMetered(): boolean {
  const { connection } = navigator as NavigatorWithConnection;
  return connection?.type === 'cellular';
}

/** Not all browsers have it. */
type NavigatorWithConnection = Navigator & Readonly<{ connection?: Readonly<{ type?: string }> }>;
