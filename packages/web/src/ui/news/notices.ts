import { createStore } from 'zustand/vanilla';

/**
 * A message that comes and goes: an error in the banner, news about others, or such news as can be seen where it
 * happened, and is only spoken.
 */
export type Notice = Readonly<{ id: number; kind: 'error' | 'news' | 'spoken'; text: string }>;

type NoticeState = Readonly<{ notices: readonly Notice[] }>;

const store = createStore<NoticeState>(() => ({ notices: [] }));
let lastId = 0;

export const notices = { subscribe: store.subscribe, getState: store.getState };

/** Shows a message; the same words are not shown twice at once. */
export function notify(notice: Omit<Notice, 'id'>): void {
  const shown = store.getState().notices;
  if (shown.some(({ kind, text }) => kind === notice.kind && text === notice.text)) return;
  lastId += 1;
  store.setState({ notices: [...shown, { ...notice, id: lastId }] });
}

export function dismiss(id: number): void {
  store.setState({ notices: store.getState().notices.filter((notice) => notice.id !== id) });
}
