import { drawFilm as drawFromServer } from '../api/films.ts';
import { createFilmDraw } from './film-draw.ts';
import { keptFilms } from './film-keeping.ts';
import { offlineNews } from './offline-news.ts';

/** A film for the filter, from this device where the network is away. */
export const drawFilm = createFilmDraw({
  drawFromServer,
  keptFilms: () => keptFilms(),
  // Storage that a browser forbids throws at its very name.
  storage: {
    getItem: (key) => window.localStorage.getItem(key),
    setItem: (key, text) => window.localStorage.setItem(key, text),
  },
  random: Math.random,
  onKeptFilm: () => offlineNews.note({ type: 'film-kept-here' }),
});
