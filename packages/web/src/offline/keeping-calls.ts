import { fetchPuzzle, findPuzzleOfDate } from '../api/daily.ts';
import { browserCaches } from './browser-caches.ts';
import { createKeepingCalls } from './daily-calls.ts';
import { offlineNews } from './offline-news.ts';

/** What is asked of the server for the daily, by which its film is kept on this device. */
export const keepingCalls = createKeepingCalls({
  calls: { findPuzzleOfDate, fetchPuzzle },
  caches: browserCaches,
  now: Date.now,
  onNews: offlineNews.note,
});
