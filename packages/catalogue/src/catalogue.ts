import { listYears, readEntries } from './data-files.ts';
import { type CatalogueFilm, catalogueFilmSchema } from './films/film.ts';

/** Every film of the embedded catalogue, by year and release date. */
export const CATALOGUE: readonly CatalogueFilm[] = listYears('films').flatMap((file) =>
  readEntries(file, catalogueFilmSchema, ({ id, title }) => `${id}, ${title}`),
);
