import {
  ANY_FILM,
  checkFilmFilter,
  type FilmFilter,
  type FilmFilterRefusal,
  LEAST_GENRES,
} from '@outoften/rules/film/film-filter';
import { fetchFilmCount } from '../../api/films.ts';
import type { Say } from '../../messages/use-messages.ts';
import { useAnswer } from '../../ui/page/use-answer.ts';

/** Fetches how many films match the filter; undefined until the answer arrives, or if the server did not count. */
export function useFilmCount(filter: FilmFilter): number | undefined {
  const checked = checkFilmFilter(filter);
  const key = checked.ok ? filter : undefined;
  const answer = useAnswer(key, () => fetchFilmCount(filter));
  return answer?.ok ? answer.value : undefined;
}

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

/** Only film databases have as many films, and their counts are approximate. */
const ROUNDED_FROM = 1000;

/** Writes "120 films", or "about 1,200 films" with the first two digits of a larger number. */
export function filmCountWords(say: Say, films: number): string {
  if (films < ROUNDED_FROM) return say('play.films', { films });
  const unit = 10 ** (String(films).length - 2);
  return say('play.films.about', { films: Math.round(films / unit) * unit });
}
