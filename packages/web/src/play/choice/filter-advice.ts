import {
  ANY_FILM,
  type FilmFilter,
  type FilmFilterRefusal,
  LEAST_GENRES,
} from '@outoften/rules/film/film-filter';
import type { Say } from '../../messages/use-messages.ts';

/** Says what to change about an invalid filter. */
export function filterAdvice(say: Say, filter: FilmFilter, refusal: FilmFilterRefusal): string {
  return say(`play.filter.${refusal}`, { missing: LEAST_GENRES - filter.genres.length });
}

/** Says what to change about a filter that too few films match. */
export function fewFilmsAdvice(say: Say, filter: FilmFilter, films: number): string {
  return say('play.filter.too-few-films', { films, wider: whatToWiden(filter) });
}

function whatToWiden({ programme, genres, fromYear, toYear }: FilmFilter): string {
  if (programme !== undefined) return 'programme';
  if (genres.length === ANY_FILM.genres.length) return 'years';
  const hasAllYears = fromYear === ANY_FILM.fromYear && toYear === ANY_FILM.toYear;
  return hasAllYears ? 'genres' : 'both';
}
