import type { Rating } from '../rating.ts';
import { ok, type Result, refuse } from '../result.ts';
import { type Band, bandOf, RATING_BANDS } from './bands.ts';
import { GENRES, type Genre } from './genre.ts';
import { PROGRAMME_RULES, type Programme } from './programme.ts';

/** A filter for draws: one of the genres, released from one year to the other, both included. */
export type FilmFilter = Readonly<{
  genres: readonly Genre[];
  fromYear: number;
  toYear: number;
  /** Replaces genres and years, which are then those of all films. */
  programme?: Programme | undefined;
}>;

export type FilmFilterRefusal = 'too-few-genres' | 'year-out-of-range' | 'years-too-close';

export const EARLIEST_YEAR = 1960;
export const LATEST_YEAR = 2024;
/** The two years of a filter are at least this far apart. */
export const LEAST_YEARS_APART = 10;
export const LEAST_GENRES = 3;
/** A filter with fewer films is too narrow for a solo game. */
export const LEAST_FILMS = 10;

export const ANY_FILM: FilmFilter = {
  genres: GENRES,
  fromYear: EARLIEST_YEAR,
  toYear: LATEST_YEAR,
};

/** True for the filter that matches every film. */
export function isAnyFilm({ genres, fromYear, toYear, programme }: FilmFilter): boolean {
  const isEveryYear = fromYear === ANY_FILM.fromYear && toYear === ANY_FILM.toYear;
  return programme === undefined && isEveryYear && genres.length === GENRES.length;
}

/** The filter of a programme. A version that knows no programmes reads it as all films. */
export function filterOf(programme: Programme): FilmFilter {
  return { ...ANY_FILM, programme };
}

/**
 * The filter with its genres once each and in their usual order, or the first rule it breaks.
 * @see docs/rules.md#film-filter
 */
export function checkFilmFilter(filter: FilmFilter): Result<FilmFilter, FilmFilterRefusal> {
  if (filter.programme !== undefined) return ok(filterOf(filter.programme));
  const genres = GENRES.filter((genre) => filter.genres.includes(genre));
  if (genres.length < LEAST_GENRES) return refuse('too-few-genres');
  if (!isYear(filter.fromYear) || !isYear(filter.toYear)) return refuse('year-out-of-range');
  if (filter.toYear - filter.fromYear < LEAST_YEARS_APART) return refuse('years-too-close');
  return ok({ genres, fromYear: filter.fromYear, toYear: filter.toYear });
}

/** Genres and years of the films that match, those of the programme if there is one. */
export function scopeOf(filter: FilmFilter): Omit<FilmFilter, 'programme'> {
  const { programme, ...chosen } = filter;
  const rules = programme === undefined ? chosen : PROGRAMME_RULES[programme];
  const { genres = GENRES, fromYear = EARLIEST_YEAR, toYear = LATEST_YEAR } = rules;
  return { genres, fromYear, toYear };
}

/** The bands that a draw for the filter picks from. */
export function bandsOf({ programme }: FilmFilter): readonly Band[] {
  return (programme && PROGRAMME_RULES[programme].rated?.bands) ?? RATING_BANDS;
}

type FilteredFilm = Readonly<{
  genres: readonly Genre[];
  releaseYear: number;
  rating: Rating;
  voteCount?: number | undefined;
}>;

/**
 * True if the film matches: one of the genres, released within the years, and rated as the programme demands, by
 * enough viewers. A film whose votes are not known is taken.
 */
export function matchesFilter(film: FilteredFilm, filter: FilmFilter): boolean {
  const { genres, fromYear, toYear } = scopeOf(filter);
  return (
    fromYear <= film.releaseYear &&
    film.releaseYear <= toYear &&
    film.genres.some((genre) => genres.includes(genre)) &&
    (film.voteCount ?? Number.POSITIVE_INFINITY) >= leastVotesOf(filter) &&
    bandOf(film.rating, bandsOf(filter)) !== undefined
  );
}

/** True if the film matches and is not from outside of its programme. */
export function belongsToFilter(film: FilteredFilm, filter: FilmFilter): boolean {
  const { programme } = filter;
  const { from, below } = (programme && PROGRAMME_RULES[programme].rated) ?? ANY_RATING;
  return matchesFilter(film, filter) && from <= film.rating && film.rating < below;
}

function leastVotesOf({ programme }: FilmFilter): number {
  return (programme && PROGRAMME_RULES[programme].leastVotes) ?? 0;
}

const ANY_RATING = { from: 0, below: 101 };

function isYear(year: number): boolean {
  return Number.isInteger(year) && EARLIEST_YEAR <= year && year <= LATEST_YEAR;
}
