import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogueFilm } from '@outoften/catalogue/films/film';
import { array, parse, string } from 'valibot';
import { StartProblem } from '../../platform/read-setting.ts';

/**
 * Reads the films that come with the game, as the build wrote them into the folder. Throws StartProblem if they were
 * not built.
 */
export function readCatalogue(folder: string): readonly CatalogueFilm[] {
  return JSON.parse(readBuilt(join(folder, 'films.json')));
}

/** Reads the ids of the films that browsers keep with their ratings. Throws StartProblem if they were not built. */
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
