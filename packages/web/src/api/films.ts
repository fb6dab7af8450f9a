import { type DrawnFilm, filmSchema } from '@outoften/rules/film/film';
import type { FilmFilter } from '@outoften/rules/film/film-filter';
import type { Programme } from '@outoften/rules/film/programme';
import { ok, type Result } from '@outoften/rules/result';
import * as v from 'valibot';
import { graphql } from './graphql.ts';
import { type CallProblem, parsed, runMutation, runQuery } from './graphql-client.ts';

const drawMovie = graphql(`
  mutation DrawMovie($filter: FilmFilter, $avoid: [ID!]) {
    drawMovie(filter: $filter, avoid: $avoid)
  }
`);

const countMovies = graphql(`
  query CountMovies($filter: FilmFilter) {
    countMovies(filter: $filter)
  }
`);

const programmeCounts = graphql(`
  query ProgrammeCounts {
    programmeCounts
  }
`);

const programmePosters = graphql(`
  query ProgrammePosters {
    programmePosters
  }
`);

const peopleLike = graphql(`
  query SearchPeople($query: String!) {
    searchPeople(query: $query)
  }
`);

/** Shorter input gets no suggestions. */
export const SHORTEST_QUERY = 4;

/**
 * Draws a film that matches the filter and is not in the list to avoid. Films that this player saw lately come last.
 */
export async function drawFilm(
  filter: FilmFilter,
  avoid: readonly string[],
): Promise<Result<DrawnFilm, CallProblem>> {
  const drawn = await runMutation(drawMovie, { filter, avoid: [...avoid] });
  return drawn.ok ? parsed(filmSchema, drawn.value.drawMovie) : drawn;
}

/** Fetches how many films match. Undefined if the server has not counted them. */
export async function fetchFilmCount(
  filter: FilmFilter,
): Promise<Result<number | undefined, CallProblem>> {
  const counted = await runQuery(countMovies, { filter });
  return counted.ok ? ok(counted.value.countMovies ?? undefined) : counted;
}

type OfProgrammes<T> = Readonly<Partial<Record<Programme | 'everything', T>>>;

/** The number of films in each programme; undefined if the server has not counted them. */
export type ProgrammeCounts = OfProgrammes<number>;

const countsSchema = v.record(v.string(), v.number());

export async function fetchProgrammeCounts(): Promise<Result<ProgrammeCounts, CallProblem>> {
  const counted = await runQuery(programmeCounts, {});
  return counted.ok ? parsed(countsSchema, counted.value.programmeCounts) : counted;
}

/** Addresses of a few posters for each programme. Programmes whose name gives the rating away have none. */
export type ProgrammePosters = OfProgrammes<readonly string[]>;

const postersSchema = v.record(v.string(), v.array(v.string()));

export async function fetchProgrammePosters(): Promise<Result<ProgrammePosters, CallProblem>> {
  const listed = await runQuery(programmePosters, {});
  return listed.ok ? parsed(postersSchema, listed.value.programmePosters) : listed;
}

/** Finds names of people similar to the typed one, the best match first. */
export async function searchPeople(query: string): Promise<Result<readonly string[], CallProblem>> {
  if (query.trim().length < SHORTEST_QUERY) return ok([]);
  const found = await runQuery(peopleLike, { query: query.trim() });
  return found.ok ? ok(found.value.searchPeople) : found;
}
