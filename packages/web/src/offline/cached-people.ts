import { indexPeople } from '@outoften/rules/names/people-search';
import { cachedFilms } from './film-cache.ts';

type SearchNames = (typed: string) => readonly string[];

let search: SearchNames | undefined;

/** Finds names of cached people similar to the typed one, the best match first. */
export async function searchCachedPeople(typed: string): Promise<readonly string[]> {
  search ??= await index();
  return search?.(typed) ?? [];
}

async function index(): Promise<SearchNames | undefined> {
  const pack = await cachedFilms();
  if (pack === undefined) return undefined;
  const find = indexPeople(pack.people.map((name) => ({ name, originalName: name })));
  return (typed) => find(typed).map(({ name }) => name);
}
