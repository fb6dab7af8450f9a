import { useCallback, useSyncExternalStore } from 'react';

/** True while a media query matches. False on prerendered pages. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

/** True if the browser has a network, and on prerendered pages. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  );
}

function subscribeToNetwork(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/**
 * False on a prerendered page until the app has taken it over. Elements with inline styles, which such a page may not
 * contain, wait for it.
 */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

function subscribeToNothing(): () => void {
  return () => undefined;
}

/** True if the player or the system wants less motion, see dress-page.js. Also true while pages are prerendered. */
export function isStill(): boolean {
  return globalThis.document === undefined || document.documentElement.dataset.motion === 'less';
}
