import { EXAMPLE_FILM } from '@outoften/rules/film/example-film';
import { CATALOGUE } from './catalogue.ts';
import type { CatalogueFilm } from './films/film.ts';
import { chooseWidely } from './wide-choice.ts';

/** Enough for an evening, and with their posters less than a megabyte. */
const FILMS = 40;

/** What browsers keep for the time without a network, ratings and all: none of it may be a daily's film. */
export const PACKED_FILMS: readonly CatalogueFilm[] = chooseWidely(
  CATALOGUE.filter(({ id }) => String(id) !== EXAMPLE_FILM.id),
  FILMS,
);
