import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False in a page made ahead of time and while it is taken over, true from then on. What needs styles of its own in its markup, which such a page may not hold, waits for it. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
