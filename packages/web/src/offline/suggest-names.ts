import { searchPeople } from '../api/films.ts';
import { isNetworkAway } from '../api/graphql-client.ts';

/** Finds names of people similar to the typed one, the best match first. Players may also type any other name. */
export async function suggestNames(query: string): Promise<readonly string[]> {
  const found = await searchPeople(query);
  if (found.ok) return found.value;
  if (!isNetworkAway(found.refusal)) return [];
  const { searchCachedPeople } = await import('./cached-people.ts');
  return searchCachedPeople(query);
}
