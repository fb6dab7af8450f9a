import { ok, type Result } from '@outoften/rules/result';
import { graphql } from './graphql.ts';
import { type CallProblem, runQuery } from './graphql-client.ts';

/** Shorter input gets no suggestions. */
export const SHORTEST_QUERY = 4;

const peopleLike = graphql(`
  query SearchPeople($query: String!) {
    searchPeople(query: $query) {
      name
    }
  }
`);

/** Finds names of people similar to the typed one, the best match first. */
export async function searchPeople(query: string): Promise<Result<readonly string[], CallProblem>> {
  if (query.trim().length < SHORTEST_QUERY) return ok([]);
  const found = await runQuery(peopleLike, { query: query.trim() });
  return found.ok ? ok(found.value.searchPeople.map((person) => person.name)) : found;
}
