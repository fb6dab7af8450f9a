import { createStore } from 'zustand/vanilla';

/** How loud it may be. Fractions from 0 to 1. */
export type Volumes = Readonly<{ isMuted: boolean; music: number; ui: number }>;

type PreviewState = Readonly<{ volumes: Volumes | undefined }>;

const store = createStore<PreviewState>(() => ({ volumes: undefined }));

/** Volumes to be heard in place of the saved ones while they are being chosen. */
export const volumePreview = {
  subscribe: store.subscribe,
  getState: store.getState,
  set: (volumes: Volumes) => store.setState({ volumes }),
  clear: () => store.setState({ volumes: undefined }),
};
