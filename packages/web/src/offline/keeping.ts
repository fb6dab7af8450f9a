import { localDate } from '@outoften/rules/daily/calendar-date';
import { puzzleOfDate } from '@outoften/rules/daily/puzzle-dates';
import { fetchPuzzle, findPuzzleOfDate } from '../api/daily.ts';
import { fetchingAhead } from '../ui/fetching-ahead.ts';
import { browserCaches } from './browser-caches.ts';
import { keepFilms } from './film-keeping.ts';
import { keepPuzzle, keptPuzzle } from './puzzle-keeping.ts';
import { lookForNewVersion, startServiceWorker } from './service-worker.ts';

const HOUR_MS = 60 * 60 * 1000;

let isStarted = false;
/** Something was left out, as a room was entered or the connection became slow. */
let isUnfinished = false;

/** Puts aside what the game needs to go on without a network, now and every hour. Called again it goes on with what was left out. */
export async function startKeeping(): Promise<void> {
  if (isStarted) return isUnfinished ? keepAll() : undefined;
  isStarted = true;
  await startServiceWorker();
  await keepAll();
  const keep = () => void keepAll();
  setInterval(keep, HOUR_MS);
  window.addEventListener('online', keep);
}

/** What can't be had or kept now may be another time: nobody waits for it. */
async function keepAll(): Promise<void> {
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
    keepFilms(caches, { mayGoOn }),
    keepPuzzleOfToday(caches),
  ]);
}

async function keepPuzzleOfToday(caches: CacheStorage): Promise<void> {
  const today = localDate(Date.now(), -new Date().getTimezoneOffset());
  const kept = await keptPuzzle(caches);
  if (kept !== undefined && kept.number === puzzleOfDate(today)) return;
  const found = await findPuzzleOfDate(today);
  const fetched = found.ok ? await fetchPuzzle(found.value.value) : found;
  if (fetched.ok) await keepPuzzle(caches, fetched.value.value);
}

/** Whether what is fetched may cost the player money. */
export function isMetered(): boolean {
  const { connection } = navigator as NavigatorWithConnection;
  return connection?.type === 'cellular';
}

/** Only some browsers tell. */
type NavigatorWithConnection = Navigator & Readonly<{ connection?: Readonly<{ type?: string }> }>;
