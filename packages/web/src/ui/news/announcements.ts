import { createStore } from 'zustand/vanilla';

/** Text for screen readers, outside the current scene. */
export type Announcement = Readonly<{ id: number; text: string }>;

/** How many announcements stay in the page, so that none is removed before it was spoken. */
const KEPT = 3;

const store = createStore<Readonly<{ announcements: readonly Announcement[] }>>(() => ({
  announcements: [],
}));
let lastId = 0;

export const announcements = {
  subscribe: store.subscribe,
  get: (): readonly Announcement[] => store.getState().announcements,
};

/** Makes screen readers say the text after what they are saying now. The same text can be announced again. */
export function announce(text: string): void {
  lastId += 1;
  const kept = store.getState().announcements.slice(1 - KEPT);
  store.setState({ announcements: [...kept, { id: lastId, text }] });
}

/** Removes all announcements when their scene ends. */
export function forgetAnnouncements(): void {
  store.setState({ announcements: [] });
}
