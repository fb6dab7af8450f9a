import type { PosterRecipe } from '../../poster/recipe.ts';
import { posters2010 } from './2010.ts';
import { posters2011 } from './2011.ts';
import { posters2012 } from './2012.ts';
import { posters2013 } from './2013.ts';
import { posters2014 } from './2014.ts';
import { posters2015 } from './2015.ts';
import { posters2016 } from './2016.ts';
import { posters2017 } from './2017.ts';
import { posters2018 } from './2018.ts';
import { posters2019 } from './2019.ts';

export const posters2010s: Readonly<Record<number, PosterRecipe>> = {
  ...posters2010,
  ...posters2011,
  ...posters2012,
  ...posters2013,
  ...posters2014,
  ...posters2015,
  ...posters2016,
  ...posters2017,
  ...posters2018,
  ...posters2019,
};
