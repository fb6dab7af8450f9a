import type { CatalogueFilm } from '../film.ts';
import { films1971 } from './1971.ts';
import { films1972 } from './1972.ts';
import { films1973 } from './1973.ts';
import { films1974 } from './1974.ts';
import { films1975 } from './1975.ts';
import { films1976 } from './1976.ts';
import { films1977 } from './1977.ts';
import { films1978 } from './1978.ts';
import { films1979 } from './1979.ts';

export const films1970s: readonly CatalogueFilm[] = [
  ...films1971,
  ...films1972,
  ...films1973,
  ...films1974,
  ...films1975,
  ...films1976,
  ...films1977,
  ...films1978,
  ...films1979,
];
