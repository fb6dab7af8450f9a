import { createStore } from 'zustand/vanilla';

/**
 * A temporary message: an error in the banner, news about others, or news for screen readers only, because it is
 * already visible elsewhere.
 */
export type Notice = Readonly<{ id: number; kind: 'error' | 'news' | 'spoken'; text: string }>;

type NoticeState = Readonly<{ notices: readonly Notice[] }>;

const store = createStore<NoticeState>(() => ({ notices: [] }));
let lastId = 0;

export const notices = { subscribe: store.subscribe, getState: store.getState };

/** Shows a message, unless the same text is already shown. */
export function notify(notice: Omit<Notice, 'id'>): void {
  const shown = store.getState().notices;
  if (shown.some(({ kind, text }) => kind === notice.kind && text === notice.text)) return;
  lastId += 1;
  store.setState({ notices: [...shown, { ...notice, id: lastId }] });
}

export function dismiss(id: number): void {
  store.setState({ notices: store.getState().notices.filter((notice) => notice.id !== id) });
}

/** Removes a message that is no longer true. */
export function withdraw({ kind, text }: Omit<Notice, 'id'>): void {
  const shown = store.getState().notices;
  store.setState({
    notices: shown.filter((notice) => notice.kind !== kind || notice.text !== text),
  });
}
