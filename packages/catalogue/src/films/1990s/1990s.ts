import type { CatalogueFilm } from '../film.ts';
import { films1990 } from './1990.ts';
import { films1991 } from './1991.ts';
import { films1992 } from './1992.ts';
import { films1993 } from './1993.ts';
import { films1994 } from './1994.ts';
import { films1995 } from './1995.ts';
import { films1996 } from './1996.ts';
import { films1997 } from './1997.ts';
import { films1998 } from './1998.ts';
import { films1999 } from './1999.ts';

export const films1990s: readonly CatalogueFilm[] = [
  ...films1990,
  ...films1991,
  ...films1992,
  ...films1993,
  ...films1994,
  ...films1995,
  ...films1996,
  ...films1997,
  ...films1998,
  ...films1999,
];
