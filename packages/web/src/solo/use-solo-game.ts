import { useSyncExternalStore } from 'react';
import { drawFilm } from '../offline/draw-film.ts';
import { createSoloStore, type SoloState } from './solo-store.ts';

const BEFORE_READING: SoloState = {
  phase: 'drawing',
  filter: { genres: [], fromYear: 0, toYear: 0 },
  before: undefined,
};

/** This tab's game. */
export const soloGame = createSoloStore({ drawFilm, storage: tabStorage() });

export function useSoloGame(): SoloState {
  return useSyncExternalStore(soloGame.subscribe, soloGame.getState, () => BEFORE_READING);
}

/** Storage that a browser forbids throws at its very name. */
function tabStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  return {
    getItem: (key) => (typeof window === 'undefined' ? null : window.sessionStorage.getItem(key)),
    setItem: (key, text) => window.sessionStorage.setItem(key, text),
    removeItem: (key) => window.sessionStorage.removeItem(key),
  };
}
