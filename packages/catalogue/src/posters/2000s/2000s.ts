import type { PosterRecipe } from '../../poster/recipe.ts';
import { posters2000 } from './2000.ts';
import { posters2001 } from './2001.ts';
import { posters2002 } from './2002.ts';
import { posters2003 } from './2003.ts';
import { posters2004 } from './2004.ts';
import { posters2005 } from './2005.ts';
import { posters2006 } from './2006.ts';
import { posters2007 } from './2007.ts';
import { posters2008 } from './2008.ts';
import { posters2009 } from './2009.ts';

export const posters2000s: Readonly<Record<number, PosterRecipe>> = {
  ...posters2000,
  ...posters2001,
  ...posters2002,
  ...posters2003,
  ...posters2004,
  ...posters2005,
  ...posters2006,
  ...posters2007,
  ...posters2008,
  ...posters2009,
};
