import type { CatalogueFilm } from '../film.ts';
import { films1960 } from './1960.ts';
import { films1961 } from './1961.ts';
import { films1962 } from './1962.ts';
import { films1963 } from './1963.ts';
import { films1964 } from './1964.ts';
import { films1965 } from './1965.ts';
import { films1966 } from './1966.ts';
import { films1967 } from './1967.ts';
import { films1968 } from './1968.ts';
import { films1969 } from './1969.ts';

export const films1960s: readonly CatalogueFilm[] = [
  ...films1960,
  ...films1961,
  ...films1962,
  ...films1963,
  ...films1964,
  ...films1965,
  ...films1966,
  ...films1967,
  ...films1968,
  ...films1969,
];
