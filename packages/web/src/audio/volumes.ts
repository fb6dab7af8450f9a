import { createStore } from 'zustand/vanilla';

/** The chosen volumes, from 0 to 1. */
export type Volumes = Readonly<{ isMuted: boolean; music: number; ui: number }>;

type PreviewState = Readonly<{ volumes: Volumes | undefined }>;

const store = createStore<PreviewState>(() => ({ volumes: undefined }));

/** Volumes that replace the saved ones while the player moves a slider. */
export const volumePreview = {
  subscribe: store.subscribe,
  getState: store.getState,
  set: (volumes: Volumes) => store.setState({ volumes }),
  clear: () => store.setState({ volumes: undefined }),
};
