import type { CatalogueFilm } from '../film.ts';
import { films2020 } from './2020.ts';
import { films2021 } from './2021.ts';
import { films2022 } from './2022.ts';
import { films2023 } from './2023.ts';
import { films2024 } from './2024.ts';

export const films2020s: readonly CatalogueFilm[] = [
  ...films2020,
  ...films2021,
  ...films2022,
  ...films2023,
  ...films2024,
];
