import { useLayoutEffect } from 'react';
import { createStore } from 'zustand/vanilla';

const store = createStore<Readonly<{ title: string | undefined }>>(() => ({ title: undefined }));

/** The title of the scene on the screen; undefined where the name of the screen is enough. */
export const pageTitle = {
  subscribe: store.subscribe,
  get: (): string | undefined => store.getState().title,
};

/** Names the page in the browser's tab after this scene, as long as it is on the screen. */
export function usePageTitle(title: string | undefined): void {
  useLayoutEffect(() => {
    store.setState({ title });
    return () => store.setState({ title: undefined });
  }, [title]);
}
