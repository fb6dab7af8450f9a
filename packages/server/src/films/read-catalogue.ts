import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogueFilm } from '@outoften/catalogue/film';
import { StartProblem } from '../start-problem.ts';

/** The films that come with the game, as the build left them in the folder. Throws StartProblem if it did not. */
export function readCatalogue(folder: string): readonly CatalogueFilm[] {
  try {
    return JSON.parse(readFileSync(join(folder, 'films.json'), 'utf8'));
  } catch (cause) {
    throw new StartProblem('The films are not built: run `npm run build` first.', { cause });
  }
}
