import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';

const store = createStore(() => ({ isAllowed: false }));

/** Whether anything may be fetched that the player has not asked for. The app decides it for each address. */
export const fetchingAhead = {
  isAllowed: () => store.getState().isAllowed,
  allow: (isAllowed: boolean) => store.setState({ isAllowed }),
};

export function useIsFetchingAheadAllowed(): boolean {
  return useSyncExternalStore(store.subscribe, fetchingAhead.isAllowed, () => false);
}
