import type { PosterRecipe } from '../poster/recipe.ts';
import { posters1960s } from './1960s/1960s.ts';
import { posters1970s } from './1970s/1970s.ts';
import { posters1980s } from './1980s/1980s.ts';
import { posters1990s } from './1990s/1990s.ts';
import { posters2000s } from './2000s/2000s.ts';
import { posters2010s } from './2010s/2010s.ts';
import { posters2020s } from './2020s/2020s.ts';

/** The recipe of every film's poster, by the film's id. */
export const POSTERS: Readonly<Record<number, PosterRecipe>> = {
  ...posters1960s,
  ...posters1970s,
  ...posters1980s,
  ...posters1990s,
  ...posters2000s,
  ...posters2010s,
  ...posters2020s,
};
