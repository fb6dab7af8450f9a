import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';

const store = createStore(() => ({ isAllowed: false }));

/** Stores whether anything may be fetched before the player asks for it. The app decides for each address. */
export const fetchingAhead = {
  isAllowed: () => store.getState().isAllowed,
  allow: (isAllowed: boolean) => store.setState({ isAllowed }),
};

export function useIsFetchingAheadAllowed(): boolean {
  return useSyncExternalStore(store.subscribe, fetchingAhead.isAllowed, () => false);
}

/** The browser's details of the network, which not all browsers give. */
type NetworkInformation = Readonly<{ saveData?: boolean; effectiveType?: string }>;

type BrowserConnection = NetworkInformation & EventTarget;

const SLOW: readonly unknown[] = ['slow-2g', '2g', '3g'];

/** True with data saving, or if the connection is so slow that only necessary files should be fetched. */
export function isSparing(connection: NetworkInformation | undefined): boolean {
  return connection?.saveData === true || SLOW.includes(connection?.effectiveType);
}

/** Like {@link isSparing}, for this browser now. */
export function isBrowserSparing(): boolean {
  return isSparing(browserConnection());
}

/** Calls back when the connection's details change, until the signal. */
export function onConnectionChange(call: () => void, until: AbortSignal): void {
  browserConnection()?.addEventListener?.('change', call, { signal: until });
}

function browserConnection(): BrowserConnection | undefined {
  return (navigator as Navigator & Readonly<{ connection?: BrowserConnection }>).connection;
}
