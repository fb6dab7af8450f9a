import { ok, type Result } from '@outoften/rules/result';
import { graphql } from './graphql.ts';
import { type CallProblem, runQuery } from './graphql-client.ts';

/** Shorter input brings no suggestions. */
export const SHORTEST_QUERY = 4;

const peopleLike = graphql(`
  query SearchPeople($query: String!) {
    searchPeople(query: $query) {
      name
    }
  }
`);

/** Names of people like the one typed, best first. */
export async function searchPeople(query: string): Promise<Result<readonly string[], CallProblem>> {
  if (query.trim().length < SHORTEST_QUERY) return ok([]);
  const found = await runQuery(peopleLike, { query: query.trim() });
  return found.ok ? ok(found.value.searchPeople.map((person) => person.name)) : found;
}
