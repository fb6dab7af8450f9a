import type { FilmFilter } from '@outoften/rules/film/film-filter';

/** The same text for filters that let the same films come, in the order of their genres. */
export function filterKey({ programme, fromYear, toYear, genres }: FilmFilter): string {
  return JSON.stringify([programme, fromYear, toYear, ...genres]);
}
