import type { PosterRecipe } from '../../poster/recipe.ts';
import { posters1980 } from './1980.ts';
import { posters1981 } from './1981.ts';
import { posters1982 } from './1982.ts';
import { posters1983 } from './1983.ts';
import { posters1984 } from './1984.ts';
import { posters1985 } from './1985.ts';
import { posters1986 } from './1986.ts';
import { posters1987 } from './1987.ts';
import { posters1988 } from './1988.ts';
import { posters1989 } from './1989.ts';

export const posters1980s: Readonly<Record<number, PosterRecipe>> = {
  ...posters1980,
  ...posters1981,
  ...posters1982,
  ...posters1983,
  ...posters1984,
  ...posters1985,
  ...posters1986,
  ...posters1987,
  ...posters1988,
  ...posters1989,
};
