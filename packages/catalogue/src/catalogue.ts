import { films1960s } from './films/1960s/1960s.ts';
import { films1970s } from './films/1970s/1970s.ts';
import { films1980s } from './films/1980s/1980s.ts';
import { films1990s } from './films/1990s/1990s.ts';
import { films2000s } from './films/2000s/2000s.ts';
import { films2010s } from './films/2010s/2010s.ts';
import { films2020s } from './films/2020s/2020s.ts';
import type { CatalogueFilm } from './films/film.ts';

/** Every film of the embedded catalogue, by year and release date. */
export const CATALOGUE: readonly CatalogueFilm[] = [
  ...films1960s,
  ...films1970s,
  ...films1980s,
  ...films1990s,
  ...films2000s,
  ...films2010s,
  ...films2020s,
];
