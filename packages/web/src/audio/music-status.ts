import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import type { Track } from './music-manifest.ts';

/** What a player may know of the music. */
export type MusicStatus = Readonly<
  /** Silent until the page is touched, as browsers want it. */
  | { type: 'untouched' }
  /** Muted, or at volume 0. */
  | { type: 'off' }
  | { type: 'elsewhere' }
  | { type: 'loading' }
  | { type: 'playing'; track: Track }
  | { type: 'unavailable' }
>;

/** As a new visitor has it, and pages made ahead of time. */
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
