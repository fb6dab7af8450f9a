import { EXAMPLE_FILM } from '@outoften/rules/film/example-film';
import { CATALOGUE } from './catalogue.ts';
import type { CatalogueFilm } from './films/film.ts';
import { chooseWidely } from './wide-choice.ts';

/** Enough for an evening, and less than a megabyte with their posters. */
const FILMS = 40;

/** The films that browsers store with their ratings, for play without a network. None of them may be a daily. */
export const PACKED_FILMS: readonly CatalogueFilm[] = chooseWidely(
  CATALOGUE.filter(({ id }) => String(id) !== EXAMPLE_FILM.id),
  FILMS,
);
