import { graphql } from './graphql.ts';
import { runQuery } from './graphql-client.ts';

/** Shorter input brings no suggestions. */
export const SHORTEST_QUERY = 4;

const searchPeople = graphql(`
  query SearchPeople($query: String!) {
    searchPeople(query: $query) {
      name
    }
  }
`);

/** Names of people like the one typed, best first; none where the server cannot be reached: any name can be typed in full. */
export async function suggestNames(query: string): Promise<readonly string[]> {
  if (query.trim().length < SHORTEST_QUERY) return [];
  const found = await runQuery(searchPeople, { query: query.trim() });
  return found.ok ? found.value.searchPeople.map((person) => person.name) : [];
}
