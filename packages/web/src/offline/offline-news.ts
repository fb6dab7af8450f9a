import type { PuzzleNumber } from '@outoften/rules/daily/puzzle-dates';
import { createStore } from 'zustand/vanilla';

/** What a player should know of a film that came from this device. */
export type OfflineNews = Readonly<
  { type: 'film-kept-here' } | { type: 'earlier-puzzle'; number: PuzzleNumber }
>;

const store = createStore<Readonly<{ news: OfflineNews | undefined }>>(() => ({ news: undefined }));

/** The latest, until it has been told. */
export const offlineNews = {
  subscribe: store.subscribe,
  get: () => store.getState().news,
  note: (news: OfflineNews) => store.setState({ news }),
  forget: () => store.setState({ news: undefined }),
};
