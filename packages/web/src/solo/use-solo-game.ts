import { ANY_FILM } from '@outoften/rules/film/film-filter';
import { DEFAULT_RUN_LENGTH } from '@outoften/rules/solo/solo-run';
import { useSyncExternalStore } from 'react';
import { drawFilm } from '../api/films.ts';
import { cachedFilms } from '../offline/film-cache.ts';
import { createFilmDraw } from '../offline/film-draw.ts';
import { offlineNews } from '../offline/offline-news.ts';
import { browserStorage, tabStorage } from '../saved-data/safe-storage.ts';
import { savedData } from '../saved-data/use-saved-data.ts';
import { createSoloStore, type SoloState } from './solo-store.ts';

const BEFORE_READING: SoloState = {
  phase: 'drawing',
  choice: { filter: ANY_FILM, length: DEFAULT_RUN_LENGTH },
  before: undefined,
};

/** This tab's game. */
export const soloGame = createSoloStore({
  drawFilm: createFilmDraw({
    drawFromServer: drawFilm,
    cachedFilms: () => cachedFilms(),
    storage: browserStorage,
    random: Math.random,
    onKeptFilm: () => offlineNews.note({ type: 'film-kept-here' }),
  }),
  bests: {
    read: () => savedData.reread().soloBests,
    save: (soloBests) => savedData.save({ soloBests }),
  },
  storage: tabStorage,
});

export function useSoloGame(): SoloState {
  return useSyncExternalStore(soloGame.subscribe, soloGame.getState, () => BEFORE_READING);
}
