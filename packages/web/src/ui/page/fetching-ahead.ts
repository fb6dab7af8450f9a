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
