import { createStore } from 'zustand/vanilla';

/** The sheets that are open, the topmost last: whatever is not in that one can neither be read nor pressed. */
const store = createStore<Readonly<{ sheets: readonly HTMLDialogElement[] }>>(() => ({
  sheets: [],
}));

export const topSheet = {
  subscribe: store.subscribe,
  get: (): HTMLDialogElement | undefined => store.getState().sheets.at(-1),
};

/** Puts the sheet on top. Returns what takes it away. */
export function raiseSheet(sheet: HTMLDialogElement): () => void {
  store.setState({ sheets: [...store.getState().sheets, sheet] });
  return () => {
    store.setState({ sheets: store.getState().sheets.filter((each) => each !== sheet) });
  };
}
