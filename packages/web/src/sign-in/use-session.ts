import { useEffect, useSyncExternalStore } from 'react';
import { followOtherTabs, session } from './session/browser-session.ts';
import type { Session } from './session/session-store.ts';

const BEFORE_READING: Session = { type: 'unknown' };

export function useSession(): Session {
  return useSyncExternalStore(session.subscribe, session.getState, () => BEFORE_READING);
}

/** Keeps the session up to date while the component is mounted: follows other tabs, and checks who is signed in. */
export function useSessionKeeping(): void {
  const { type } = useSession();
  useEffect(() => followOtherTabs(), []);
  useEffect(() => {
    if (type !== 'signed-in') return undefined;
    const stop = new AbortController();
    // If the code cannot be fetched now, the next call to the server fetches it.
    import('./browser-sign-in.ts').then(
      ({ watchBrowserUser }) => {
        if (!stop.signal.aborted) watchBrowserUser(stop.signal);
      },
      () => undefined,
    );
    return () => stop.abort();
  }, [type]);
}
