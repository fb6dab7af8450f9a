import { createStore } from 'zustand/vanilla';

/** The open sheets, the topmost last. Everything outside that one is inert. */
const store = createStore<Readonly<{ sheets: readonly HTMLDialogElement[] }>>(() => ({
  sheets: [],
}));

export const topSheet = {
  subscribe: store.subscribe,
  get: (): HTMLDialogElement | undefined => store.getState().sheets.at(-1),
};

/** Puts the sheet on top. Returns a function that removes it. */
export function raiseSheet(sheet: HTMLDialogElement): () => void {
  store.setState({ sheets: [...store.getState().sheets, sheet] });
  return () => {
    store.setState({ sheets: store.getState().sheets.filter((each) => each !== sheet) });
  };
}
