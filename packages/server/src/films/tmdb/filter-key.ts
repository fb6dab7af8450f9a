import type { FilmFilter } from '@outoften/rules/film/film-filter';

/** Returns the same text for filters that match the same films, whatever the order of their genres. */
export function filterKey({ programme, fromYear, toYear, genres }: FilmFilter): string {
  return JSON.stringify([programme, fromYear, toYear, ...genres]);
}
