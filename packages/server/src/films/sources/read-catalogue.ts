import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogueFilm } from '@outoften/catalogue/films/film';
import { array, parse, string } from 'valibot';
import { StartProblem } from '../../platform/start-problem.ts';

/** The films that come with the game, as the build left them in the folder. Throws StartProblem if it did not. */
export function readCatalogue(folder: string): readonly CatalogueFilm[] {
  return JSON.parse(readBuilt(join(folder, 'films.json')));
}

/** The ids of those that browsers keep with their ratings. Throws StartProblem if they were not built. */
export function readPackedFilms(folder: string): ReadonlySet<string> {
  const ids: unknown = JSON.parse(readBuilt(join(folder, 'packed-films.json')));
  return new Set(parse(array(string()), ids));
}

function readBuilt(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    throw new StartProblem('The films are not built: run `npm run build` first.', { cause });
  }
}
