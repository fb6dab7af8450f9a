import type { PosterRecipe } from '../../poster/recipe.ts';
import { posters1971 } from './1971.ts';
import { posters1972 } from './1972.ts';
import { posters1973 } from './1973.ts';
import { posters1974 } from './1974.ts';
import { posters1975 } from './1975.ts';
import { posters1976 } from './1976.ts';
import { posters1977 } from './1977.ts';
import { posters1978 } from './1978.ts';
import { posters1979 } from './1979.ts';

export const posters1970s: Readonly<Record<number, PosterRecipe>> = {
  ...posters1971,
  ...posters1972,
  ...posters1973,
  ...posters1974,
  ...posters1975,
  ...posters1976,
  ...posters1977,
  ...posters1978,
  ...posters1979,
};
