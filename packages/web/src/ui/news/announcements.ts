import { createStore } from 'zustand/vanilla';

/** What a screen reader is given to say, outside whichever scene is on the screen. */
export type Announcement = Readonly<{ id: number; text: string }>;

/** How many stay in the page: enough that none is removed before it was spoken. */
const KEPT = 3;

const store = createStore<Readonly<{ announcements: readonly Announcement[] }>>(() => ({
  announcements: [],
}));
let lastId = 0;

export const announcements = {
  subscribe: store.subscribe,
  get: (): readonly Announcement[] => store.getState().announcements,
};

/** Has a screen reader say the words once it has finished what it says now. The same words may come again. */
export function announce(text: string): void {
  lastId += 1;
  const kept = store.getState().announcements.slice(1 - KEPT);
  store.setState({ announcements: [...kept, { id: lastId, text }] });
}

/** Takes away what was said, when the scene it was about goes. */
export function forgetAnnouncements(): void {
  store.setState({ announcements: [] });
}
