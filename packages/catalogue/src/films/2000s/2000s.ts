import type { CatalogueFilm } from '../film.ts';
import { films2000 } from './2000.ts';
import { films2001 } from './2001.ts';
import { films2002 } from './2002.ts';
import { films2003 } from './2003.ts';
import { films2004 } from './2004.ts';
import { films2005 } from './2005.ts';
import { films2006 } from './2006.ts';
import { films2007 } from './2007.ts';
import { films2008 } from './2008.ts';
import { films2009 } from './2009.ts';

export const films2000s: readonly CatalogueFilm[] = [
  ...films2000,
  ...films2001,
  ...films2002,
  ...films2003,
  ...films2004,
  ...films2005,
  ...films2006,
  ...films2007,
  ...films2008,
  ...films2009,
];
