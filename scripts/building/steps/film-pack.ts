import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CATALOGUE as FILMS } from '../../../packages/catalogue/src/catalogue.ts';
import { FILM_PEOPLE } from '../../../packages/catalogue/src/film-people.ts';
import { PACKED_FILMS } from '../../../packages/catalogue/src/packed-films.ts';
import { encodeFilmPack } from '../../../packages/rules/src/draw/film-pack.ts';
import { catalogueSource } from '../../../packages/server/src/films/sources/catalogue-source.ts';
import { CATALOGUE, WEB } from './step-folders.ts';

// Writes the films that browsers store for playing offline, in the form in which the server sends them.
const names: Record<string, string> = JSON.parse(
  await readFile(join(CATALOGUE, 'posters.json'), 'utf8'),
);
const posters = new Map(Object.entries(names).map(([id, name]) => [id, `/posters/${name}`]));
const source = catalogueSource({ catalogue: PACKED_FILMS, furtherPeople: [], posters });
const found = await Promise.all(PACKED_FILMS.map(({ id }) => source.find(String(id))));
const films = found.filter((film) => film !== undefined);
const cast = FILMS.flatMap((film) => film.cast.map(({ name }) => name));
const people = [...new Set([...cast, ...FILM_PEOPLE])].sort();
await writeFile(join(WEB, 'film-pack.json'), encodeFilmPack({ films, people }));
