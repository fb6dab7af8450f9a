import { indexPeople } from '@outoften/rules/people-search';
import { keptFilms } from './film-keeping.ts';

type SearchNames = (typed: string) => readonly string[];

let search: SearchNames | undefined;

/** Names of people kept on this device that are like the one typed, best first. */
export async function searchKeptPeople(typed: string): Promise<readonly string[]> {
  search ??= await index();
  return search?.(typed) ?? [];
}

async function index(): Promise<SearchNames | undefined> {
  const pack = await keptFilms();
  if (pack === undefined) return undefined;
  const find = indexPeople(pack.people.map((name) => ({ name, originalName: name })));
  return (typed) => find(typed).map(({ name }) => name);
}
