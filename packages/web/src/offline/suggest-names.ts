import { isNetworkAway } from '../api/graphql-client.ts';
import { searchPeople } from '../api/people.ts';

/** Names of people like the one typed, best first; any name can also be typed in full. */
export async function suggestNames(query: string): Promise<readonly string[]> {
  const found = await searchPeople(query);
  if (found.ok) return found.value;
  if (!isNetworkAway(found.refusal)) return [];
  const { searchCachedPeople } = await import('./cached-people.ts');
  return searchCachedPeople(query);
}
