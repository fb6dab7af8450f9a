import type { CatalogueFilm } from '../film.ts';
import { films1980 } from './1980.ts';
import { films1981 } from './1981.ts';
import { films1982 } from './1982.ts';
import { films1983 } from './1983.ts';
import { films1984 } from './1984.ts';
import { films1985 } from './1985.ts';
import { films1986 } from './1986.ts';
import { films1987 } from './1987.ts';
import { films1988 } from './1988.ts';
import { films1989 } from './1989.ts';

export const films1980s: readonly CatalogueFilm[] = [
  ...films1980,
  ...films1981,
  ...films1982,
  ...films1983,
  ...films1984,
  ...films1985,
  ...films1986,
  ...films1987,
  ...films1988,
  ...films1989,
];
