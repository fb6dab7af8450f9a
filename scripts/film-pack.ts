import { writeFile } from 'node:fs/promises';
import { CATALOGUE } from '../packages/catalogue/src/catalogue.ts';
import { FILM_PEOPLE } from '../packages/catalogue/src/film-people.ts';
import { PACKED_FILMS } from '../packages/catalogue/src/packed-films.ts';
import { encodeFilmPack } from '../packages/rules/src/film-pack.ts';
import { catalogueSource } from '../packages/server/src/films/catalogue-source.ts';

/** Writes the films that browsers keep for the time without a network, as the server would send them. */
export async function writeFilmPack(
  file: string,
  posters: ReadonlyMap<string, string>,
): Promise<void> {
  const source = catalogueSource({ catalogue: PACKED_FILMS, furtherPeople: [], posters });
  const found = await Promise.all(PACKED_FILMS.map(({ id }) => source.find(String(id))));
  const films = found.filter((film) => film !== undefined);
  const cast = CATALOGUE.flatMap((film) => film.cast.map(({ name }) => name));
  const people = [...new Set([...cast, ...FILM_PEOPLE])].sort();
  await writeFile(file, encodeFilmPack({ films, people }));
}
