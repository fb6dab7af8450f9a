import type { PosterRecipe } from '../../poster/recipe.ts';
import { posters2020 } from './2020.ts';
import { posters2021 } from './2021.ts';
import { posters2022 } from './2022.ts';
import { posters2023 } from './2023.ts';
import { posters2024 } from './2024.ts';

export const posters2020s: Readonly<Record<number, PosterRecipe>> = {
  ...posters2020,
  ...posters2021,
  ...posters2022,
  ...posters2023,
  ...posters2024,
};
