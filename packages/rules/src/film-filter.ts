import { GENRES, type Genre } from './genre.ts';
import { ok, type Result, refuse } from './result.ts';

/** Which films may be drawn: any of the genres, released from the one year to the other, both included. */
export type FilmFilter = Readonly<{ genres: readonly Genre[]; fromYear: number; toYear: number }>;

export type FilmFilterRefusal = 'too-few-genres' | 'year-out-of-range' | 'years-too-close';

export const EARLIEST_YEAR = 1960;
export const LATEST_YEAR = 2024;
/** The two years of a filter are at least this far apart. */
export const LEAST_YEARS_APART = 10;
export const LEAST_GENRES = 3;

export const ANY_FILM: FilmFilter = {
  genres: GENRES,
  fromYear: EARLIEST_YEAR,
  toYear: LATEST_YEAR,
};

/**
 * The filter with its genres once each and in their usual order, or the first rule it breaks.
 *
 * @see docs/rules.md#film-filter
 */
export function checkFilmFilter(filter: FilmFilter): Result<FilmFilter, FilmFilterRefusal> {
  const genres = GENRES.filter((genre) => filter.genres.includes(genre));
  if (genres.length < LEAST_GENRES) return refuse('too-few-genres');
  if (!isYear(filter.fromYear) || !isYear(filter.toYear)) return refuse('year-out-of-range');
  if (filter.toYear - filter.fromYear < LEAST_YEARS_APART) return refuse('years-too-close');
  return ok({ genres, fromYear: filter.fromYear, toYear: filter.toYear });
}

/** True if the film has one of the filter's genres and was released within its years. */
export function matchesFilter(
  film: Readonly<{ genres: readonly Genre[]; releaseYear: number }>,
  filter: FilmFilter,
): boolean {
  return (
    filter.fromYear <= film.releaseYear &&
    film.releaseYear <= filter.toYear &&
    film.genres.some((genre) => filter.genres.includes(genre))
  );
}

function isYear(year: number): boolean {
  return Number.isInteger(year) && EARLIEST_YEAR <= year && year <= LATEST_YEAR;
}
