import { RATING_BANDS } from '@outoften/rules/draw/bands';
import { drawBalanced } from '@outoften/rules/draw/draw-balanced';
import type { Film } from '@outoften/rules/film';
import { type FilmFilter, matchesFilter } from '@outoften/rules/film-filter';
import type { CandidateRequest } from './film-source.ts';

type MatchedFilm = Pick<Film, 'id' | 'genres' | 'releaseYear' | 'rating'>;

/** A balanced draw from those of the films that match the filter. */
export function drawMatching<F extends MatchedFilm>(
  films: readonly F[],
  { filter, avoid, lately = NOTHING, memories = [], random }: CandidateRequest,
): F | undefined {
  const matching = films.filter((film) => matchesFilter(film, filter));
  return drawBalanced(matching, { avoid, lately, memories, bands: RATING_BANDS, random });
}

const NOTHING: ReadonlySet<string> = new Set();

export function countMatching(films: readonly MatchedFilm[], filter: FilmFilter): number {
  return films.filter((film) => matchesFilter(film, filter)).length;
}
