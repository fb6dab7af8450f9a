import { createSessionStore, SESSION_KEY } from './session-store.ts';

/** The browser's own. Storage that a browser forbids throws at its very name. */
export const session = createSessionStore({
  getItem: (key) => (typeof window === 'undefined' ? null : window.localStorage.getItem(key)),
  setItem: (key, text) => window.localStorage.setItem(key, text),
});

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
