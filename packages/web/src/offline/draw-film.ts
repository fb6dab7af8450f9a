import { drawFilm as drawFromServer } from '../api/films.ts';
import { browserStorage } from '../saved-data/safe-storage.ts';
import { createFilmDraw } from './film-draw.ts';
import { keptFilms } from './film-keeping.ts';
import { offlineNews } from './offline-news.ts';

/** A film for the filter, from this device where the network is away. */
export const drawFilm = createFilmDraw({
  drawFromServer,
  keptFilms: () => keptFilms(),
  storage: browserStorage,
  random: Math.random,
  onKeptFilm: () => offlineNews.note({ type: 'film-kept-here' }),
});
