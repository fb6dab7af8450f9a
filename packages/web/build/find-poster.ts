import { existsSync, readdirSync } from 'node:fs';

/** Where the server has the poster of a film of the catalogue. Any picture will do where no posters were built, as in tests. */
export function findPoster(folder: string, id: string): string {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const name = names.find((each) => each.startsWith(`${id}.`) && each.endsWith('.svg'));
  return name === undefined ? '/icon.svg' : `/posters/${name}`;
}
