import type { PosterRecipe } from '../../poster/recipe.ts';
import { posters1990 } from './1990.ts';
import { posters1991 } from './1991.ts';
import { posters1992 } from './1992.ts';
import { posters1993 } from './1993.ts';
import { posters1994 } from './1994.ts';
import { posters1995 } from './1995.ts';
import { posters1996 } from './1996.ts';
import { posters1997 } from './1997.ts';
import { posters1998 } from './1998.ts';
import { posters1999 } from './1999.ts';

export const posters1990s: Readonly<Record<number, PosterRecipe>> = {
  ...posters1990,
  ...posters1991,
  ...posters1992,
  ...posters1993,
  ...posters1994,
  ...posters1995,
  ...posters1996,
  ...posters1997,
  ...posters1998,
  ...posters1999,
};
