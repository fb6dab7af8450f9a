import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import type { Track } from './music-manifest.ts';

/** The state of the music, as players see it. */
export type MusicStatus = Readonly<
  /** Silent until the page is touched, because browsers demand it. */
  | { type: 'untouched' }
  /** Muted, or at volume 0. */
  | { type: 'off' }
  | { type: 'elsewhere' }
  | { type: 'loading' }
  | { type: 'playing'; track: Track }
  | { type: 'unavailable' }
>;

/** The state for new visitors and on prerendered pages. */
const OFF: MusicStatus = { type: 'off' };

const store = createStore<Readonly<{ status: MusicStatus }>>(() => ({ status: OFF }));

export function showMusicStatus(status: MusicStatus): void {
  store.setState({ status });
}

export function useMusicStatus(): MusicStatus {
  return useSyncExternalStore(
    store.subscribe,
    () => store.getState().status,
    () => OFF,
  );
}

/** The chosen volumes, from 0 to 1. */
export type Volumes = Readonly<{ isMuted: boolean; music: number; ui: number }>;

const preview = createStore<Readonly<{ volumes: Volumes | undefined }>>(() => ({
  volumes: undefined,
}));

/** Volumes that replace the saved ones while the player moves a slider. */
export const volumePreview = {
  subscribe: preview.subscribe,
  getState: preview.getState,
  set: (volumes: Volumes) => preview.setState({ volumes }),
  clear: () => preview.setState({ volumes: undefined }),
};
