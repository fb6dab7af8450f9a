import { filterOf } from '@outoften/rules/film/film-filter';
import type { Programme } from '@outoften/rules/film/programme';
import { ok, type Result } from '@outoften/rules/result';
import { graphql } from './graphql.ts';
import { type CallProblem, runQuery } from './graphql-client.ts';
import { readProgramme, sendFilter } from './wire-filter.ts';

/** The number of films in each programme; undefined if the server has not counted them. */
export type ProgrammeCounts = Readonly<Record<Programme | 'everything', number | undefined>>;

const programmeCounts = graphql(`
  query ProgrammeCounts(
    $blockbusters: MovieFilterInput
    $eighties: MovieFilterInput
    $horror: MovieFilterInput
    $family: MovieFilterInput
    $soBad: MovieFilterInput
    $masterpieces: MovieFilterInput
  ) {
    everything: countMovies
    blockbusters: countMovies(filter: $blockbusters)
    eighties: countMovies(filter: $eighties)
    horror: countMovies(filter: $horror)
    family: countMovies(filter: $family)
    soBad: countMovies(filter: $soBad)
    masterpieces: countMovies(filter: $masterpieces)
  }
`);

const programmePosters = graphql(`
  query ProgrammePosters {
    programmePosters {
      programme
      posters
    }
  }
`);

/** Addresses of a few posters for each programme. Programmes whose name gives the rating away have none. */
export type ProgrammePosters = ReadonlyMap<Programme | 'everything', readonly string[]>;

export async function fetchProgrammePosters(): Promise<Result<ProgrammePosters, CallProblem>> {
  const told = await runQuery(programmePosters, {});
  if (!told.ok) return told;
  const known = told.value.programmePosters.flatMap(({ programme, posters }) => {
    const card = programme === null ? 'everything' : readProgramme(programme);
    return card === undefined ? [] : [[card, posters] as const];
  });
  return ok(new Map(known));
}

export async function fetchProgrammeCounts(): Promise<Result<ProgrammeCounts, CallProblem>> {
  const filter = (programme: Programme) => sendFilter(filterOf(programme));
  const told = await runQuery(programmeCounts, {
    blockbusters: filter('blockbusters'),
    eighties: filter('eighties-night'),
    horror: filter('horror'),
    family: filter('family'),
    soBad: filter('so-bad-its-good'),
    masterpieces: filter('masterpieces'),
  });
  if (!told.ok) return told;
  const { everything, blockbusters, eighties, horror, family, soBad, masterpieces } = told.value;
  return ok({
    everything: everything ?? undefined,
    blockbusters: blockbusters ?? undefined,
    'eighties-night': eighties ?? undefined,
    horror: horror ?? undefined,
    family: family ?? undefined,
    'so-bad-its-good': soBad ?? undefined,
    masterpieces: masterpieces ?? undefined,
  });
}
