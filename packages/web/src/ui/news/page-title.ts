import { useLayoutEffect } from 'react';
import { createStore } from 'zustand/vanilla';

const store = createStore<Readonly<{ title: string | undefined }>>(() => ({ title: undefined }));

/** The title of the current scene; undefined if the name of the screen is enough. */
export const pageTitle = {
  subscribe: store.subscribe,
  get: (): string | undefined => store.getState().title,
};

/** Sets the tab's title to this scene while the component is mounted. */
export function usePageTitle(title: string | undefined): void {
  useLayoutEffect(() => {
    store.setState({ title });
    return () => store.setState({ title: undefined });
  }, [title]);
}
