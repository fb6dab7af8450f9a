import {
  EARLIEST_YEAR,
  type FilmFilterRefusal,
  LATEST_YEAR,
  LEAST_GENRES,
  LEAST_YEARS_APART,
} from '@outoften/rules/film/film-filter';

/** Why a film filter is refused, for developers of clients. */
export const FILTER_MESSAGES = {
  'unknown-genre': 'There is no such genre.',
  'too-few-genres': `Choose ${LEAST_GENRES} genres or more.`,
  'year-out-of-range': `Years are ${EARLIEST_YEAR} to ${LATEST_YEAR}.`,
  'years-too-close': `The years are ${LEAST_YEARS_APART} apart or more.`,
} as const satisfies Record<FilmFilterRefusal | 'unknown-genre', string>;
