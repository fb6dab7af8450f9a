import { browserStorage } from '../../saved-data/safe-storage.ts';
import { createSessionStore, SESSION_KEY } from './session-store.ts';

/** The browser's own. */
export const session = createSessionStore(browserStorage);

/** Follows what other tabs do, and have done since the page was begun. Returns a way to stop. */
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
