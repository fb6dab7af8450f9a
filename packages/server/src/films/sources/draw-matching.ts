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
import type { CandidateRequest } from './film-source.ts';

type MatchedFilm = Pick<Film, 'id' | 'genres' | 'releaseYear' | 'rating'>;

/** Makes a balanced draw from the films that match the filter. */
export function drawMatching<F extends MatchedFilm>(
  films: readonly F[],
  { filter, avoid, lately = NOTHING, memories = [], random }: CandidateRequest,
): F | undefined {
  const matching = films.filter((film) => matchesFilter(film, filter));
  return drawBalanced(matching, { avoid, lately, memories, bands: bandsOf(filter), random });
}

const NOTHING: ReadonlySet<string> = new Set();

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
