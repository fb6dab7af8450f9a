import { drawBalanced } from '@outoften/rules/draw/draw-balanced';
import { EXAMPLE_FILM } from '@outoften/rules/film/example-film';
import type { Film } from '@outoften/rules/film/film';
import {
  bandsOf,
  belongsToFilter,
  type FilmFilter,
  isAnyFilm,
  matchesFilter,
} from '@outoften/rules/film/film-filter';
import { createRecentMap } from '../../platform/recent-map.ts';
import type { CandidateRequest } from './film-source.ts';

type MatchedFilm = Pick<Film, 'id' | 'genres' | 'releaseYear' | 'rating'>;

/** As many as hosts choose at a time. Each list refers to films that are in memory anyway. */
const KEPT_FILTERS = 100;

/** Makes balanced draws from the films that match a filter. Rounds of a room have the same filter, so they are kept. */
export function createMatchingDraw<F extends MatchedFilm>(films: readonly F[]) {
  const byFilter = createRecentMap<string, readonly F[]>(KEPT_FILTERS);
  return ({ filter, memories = [], ...draw }: CandidateRequest): F | undefined => {
    const key = JSON.stringify(filter);
    const matching = byFilter.get(key) ?? films.filter((film) => matchesFilter(film, filter));
    byFilter.set(key, matching);
    return drawBalanced(matching, { ...draw, memories, bands: bandsOf(filter) });
  };
}

/** Returns a few films that match the filter, spread over all of them. They are always the same. */
export function sampleMatching<F extends MatchedFilm>(
  films: readonly F[],
  filter: FilmFilter,
): readonly F[] {
  const matching = films.filter(
    (film) => film.id !== EXAMPLE_FILM.id && belongsToFilter(film, filter),
  );
  // The fan of all films is larger than that of a card.
  const length = isAnyFilm(filter) ? 5 : 3;
  return Array.from({ length }, (_, nth) => {
    const place = Math.floor(((nth + 0.5) * matching.length) / length);
    return matching[place];
  }).filter((film) => film !== undefined);
}

/** Returns how many films match the filter. Films that a programme takes from outside its ratings are not counted. */
export function countMatching(films: readonly MatchedFilm[], filter: FilmFilter): number {
  return films.filter((film) => film.id !== EXAMPLE_FILM.id && belongsToFilter(film, filter))
    .length;
}
