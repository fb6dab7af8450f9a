import type { PosterRecipe } from '../../poster/recipe.ts';
import { posters1960 } from './1960.ts';
import { posters1961 } from './1961.ts';
import { posters1962 } from './1962.ts';
import { posters1963 } from './1963.ts';
import { posters1964 } from './1964.ts';
import { posters1965 } from './1965.ts';
import { posters1966 } from './1966.ts';
import { posters1967 } from './1967.ts';
import { posters1968 } from './1968.ts';
import { posters1969 } from './1969.ts';

export const posters1960s: Readonly<Record<number, PosterRecipe>> = {
  ...posters1960,
  ...posters1961,
  ...posters1962,
  ...posters1963,
  ...posters1964,
  ...posters1965,
  ...posters1966,
  ...posters1967,
  ...posters1968,
  ...posters1969,
};
