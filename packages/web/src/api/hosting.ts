import type { FilmFilter } from '@outoften/rules/film/film-filter';
import { ok, type Result } from '@outoften/rules/result';
import { graphql } from './graphql.ts';
import { type CallProblem, runQuery } from './graphql-client.ts';
import { sendFilter } from './wire-filter.ts';

/** What players without an account may do: open and join rooms, only join them, or neither. */
export type WalkIns = 'host' | 'join' | 'off';

const walkIns = graphql(`
  query WalkIns {
    walkIns
  }
`);

const countMovies = graphql(`
  query CountMovies($filter: MovieFilterInput) {
    countMovies(filter: $filter)
  }
`);

const READ = { HOST: 'host', JOIN: 'join', OFF: 'off' } as const;

export async function fetchWalkIns(): Promise<Result<WalkIns, CallProblem>> {
  const told = await runQuery(walkIns, {});
  return told.ok ? ok(READ[told.value.walkIns]) : told;
}

/** Fetches how many films match. Undefined if the server has not counted them. */
export async function fetchFilmCount(
  filter: FilmFilter,
): Promise<Result<number | undefined, CallProblem>> {
  const told = await runQuery(countMovies, { filter: sendFilter(filter) });
  return told.ok ? ok(told.value.countMovies ?? undefined) : told;
}
