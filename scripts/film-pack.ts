import { writeFile } from 'node:fs/promises';
import { CATALOGUE } from '../packages/catalogue/src/catalogue.ts';
import { FILM_PEOPLE } from '../packages/catalogue/src/film-people.ts';
import { chooseWidely } from '../packages/catalogue/src/wide-choice.ts';
import { encodeFilmPack } from '../packages/rules/src/film-pack.ts';
import { catalogueSource } from '../packages/server/src/films/catalogue-source.ts';

/** Enough for an evening, and with their posters less than a megabyte. */
const FILMS = 40;

/** Writes the films that browsers keep for the time without a network, as the server would send them. */
export async function writeFilmPack(
  file: string,
  posters: ReadonlyMap<string, string>,
): Promise<void> {
  const chosen = chooseWidely(CATALOGUE, FILMS);
  const source = catalogueSource({ catalogue: chosen, furtherPeople: [], posters });
  const found = await Promise.all(chosen.map(({ id }) => source.find(String(id))));
  const films = found.filter((film) => film !== undefined);
  const cast = CATALOGUE.flatMap((film) => film.cast.map(({ name }) => name));
  const people = [...new Set([...cast, ...FILM_PEOPLE])].sort();
  await writeFile(file, encodeFilmPack({ films, people }));
}
