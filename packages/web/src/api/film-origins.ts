import type { Result } from '@outoften/rules/result';
import { ok } from '@outoften/rules/result';
import type { ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';
import { type CallProblem, runQuery } from './graphql-client.ts';

const filmOrigins = graphql(`
  query FilmOrigins {
    filmOrigins
  }
`);

export type FilmOrigin = ResultOf<typeof filmOrigins>['filmOrigins'][number];

/** Fetches the sources of this server's films and people. */
export async function fetchFilmOrigins(): Promise<Result<readonly FilmOrigin[], CallProblem>> {
  const told = await runQuery(filmOrigins, {});
  return told.ok ? ok(told.value.filmOrigins) : told;
}
