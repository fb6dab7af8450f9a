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

const UNTOUCHED: MusicStatus = { type: 'untouched' };

const store = createStore<Readonly<{ status: MusicStatus }>>(() => ({ status: UNTOUCHED }));

export function showMusicStatus(status: MusicStatus): void {
  store.setState({ status });
}

export function useMusicStatus(): MusicStatus {
  return useSyncExternalStore(
    store.subscribe,
    () => store.getState().status,
    () => UNTOUCHED,
  );
}
