import type { CatalogueFilm } from '../film.ts';
import { films2010 } from './2010.ts';
import { films2011 } from './2011.ts';
import { films2012 } from './2012.ts';
import { films2013 } from './2013.ts';
import { films2014 } from './2014.ts';
import { films2015 } from './2015.ts';
import { films2016 } from './2016.ts';
import { films2017 } from './2017.ts';
import { films2018 } from './2018.ts';
import { films2019 } from './2019.ts';

export const films2010s: readonly CatalogueFilm[] = [
  ...films2010,
  ...films2011,
  ...films2012,
  ...films2013,
  ...films2014,
  ...films2015,
  ...films2016,
  ...films2017,
  ...films2018,
  ...films2019,
];
