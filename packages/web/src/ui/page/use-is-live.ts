import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * False on a prerendered page until the app has taken it over. Elements with inline styles, which such a page may not
 * contain, wait for it.
 */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
