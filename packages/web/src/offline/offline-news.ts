import type { PuzzleNumber } from '@outoften/rules/daily/puzzle-dates';
import { createStore } from 'zustand/vanilla';

/** A note about a film that came from this device. */
export type OfflineNews = Readonly<
  { type: 'film-kept-here' } | { type: 'earlier-puzzle'; number: PuzzleNumber }
>;

const store = createStore<Readonly<{ news: OfflineNews | undefined }>>(() => ({ news: undefined }));

/** The latest note, until it was shown. */
export const offlineNews = {
  subscribe: store.subscribe,
  get: () => store.getState().news,
  note: (news: OfflineNews) => store.setState({ news }),
  forget: () => store.setState({ news: undefined }),
};
