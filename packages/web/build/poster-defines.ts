import { existsSync, readdirSync } from 'node:fs';
import { EXAMPLE_FILM } from '@outoften/rules/film/example-film';
import { WARM_UP_FILMS } from '@outoften/rules/warm-up/warm-up-films';

/** The addresses of posters that appear in the app's code, as constants for the bundler. */
export function posterDefines(folder: string) {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const warmUp = WARM_UP_FILMS.map(({ id }) => [id, findPoster(names, String(id))]);
  return {
    EXAMPLE_POSTER: JSON.stringify(findPoster(names, String(EXAMPLE_FILM.id))),
    WARM_UP_POSTERS: JSON.stringify(Object.fromEntries(warmUp)),
  };
}

/** Without built posters, as in tests, any picture will do. */
function findPoster(names: readonly string[], id: string): string {
  const name = names.find((each) => each.startsWith(`${id}.`) && each.endsWith('.svg'));
  return name === undefined ? '/icon.svg' : `/posters/${name}`;
}
