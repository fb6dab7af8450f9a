import { browserStorage } from '../../saved-data/safe-storage.ts';
import { createSessionStore, SESSION_KEY } from './session-store.ts';

/** This browser's session. */
export const session = createSessionStore(browserStorage);

/** Follows changes by other tabs, including those since the page began to load. Returns a function that stops that. */
export function followOtherTabs(): () => void {
  const stop = new AbortController();
  window.addEventListener(
    'storage',
    ({ key }) => {
      if (key === SESSION_KEY || key === null) session.reread();
    },
    { signal: stop.signal },
  );
  session.reread();
  return () => stop.abort();
}
