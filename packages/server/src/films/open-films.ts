import { ANY_FILM } from '@outoften/rules/film/film-filter';
import { foldName } from '@outoften/rules/names/name-folding';
import { MOST_SUGGESTIONS } from '@outoften/rules/names/people-search';
import type { Kysely } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { StoreAccess } from '../platform/db/health/store-access.ts';
import type { Database } from '../platform/db/tables.ts';
import type { TellService } from '../platform/outside/absence.ts';
import { createOutsideApi } from '../platform/outside/outside-api.ts';
import { createKnowledgeGraphApi } from './knowledge-graph/knowledge-graph-api.ts';
import type { FilmSettings } from './sources/film-settings.ts';
import type { FilmSource, Person } from './sources/film-source.ts';
import { SEARCH_PATIENCE_MS, storedSearch } from './sources/stored-search.ts';
import { createFilmPools } from './tmdb/film-pools.ts';
import { createTmdbApi, DATABASE } from './tmdb/tmdb-api.ts';
import { tmdbSource } from './tmdb/tmdb-source.ts';

export type FilmsParts = Readonly<{
  settings: FilmSettings;
  db: Kysely<Database>;
  store: StoreAccess;
  catalogue: FilmSource;
  fetch: typeof fetch;
  clock: Clock;
  random: () => number;
  /** Called when a service elsewhere fails for some time, and when it answers again. */
  tell?: TellService;
  onFault: (fault: unknown) => void;
}>;

export type FilmDatabaseState = 'none' | 'ok' | 'away';

export type OpenFilms = Readonly<{
  films: FilmSource;
  /** Whether the film database answered the last request; `none` if all films come from the catalogue. */
  databaseState: () => FilmDatabaseState;
  /** Stops loading films ahead. */
  close: () => Promise<void>;
}>;

/** Opens the film source that the settings name. */
export function openFilms(parts: FilmsParts): OpenFilms {
  return withGraph(parts, openFilmDatabase(parts));
}

function openFilmDatabase(parts: FilmsParts): OpenFilms {
  const { settings, db, store, catalogue, fetch, clock, random, tell, onFault } = parts;
  if (settings.tmdb === undefined) {
    const databaseState = () => 'none' as const;
    return { films: catalogue, databaseState, close: async () => {} };
  }
  const { token, base } = settings.tmdb;
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  const api = createOutsideApi({
    name: DATABASE,
    headers,
    fetch,
    clock,
    random,
    ...(tell && { tell }),
  });
  const tmdb = createTmdbApi(api, base);
  const fetching = { db, tmdb, clock, onFault };
  const pools = createFilmPools({ ...fetching, random });
  const searchTmdb = storedSearch({
    db,
    store,
    clock,
    service: 'tmdb',
    search: (typed) => tmdb.searchPeople(typed, SEARCH_PATIENCE_MS),
    isFailing: tmdb.isFailing,
  });
  const searchPeople = async (typed: string) =>
    mergePeople(await searchTmdb(typed), await catalogue.searchPeople(typed));
  pools.prepare(ANY_FILM);
  return {
    films: tmdbSource({ ...fetching, store, pools, catalogue, searchPeople }),
    databaseState: () => (tmdb.isFailing() ? 'away' : 'ok'),
    close: pools.close,
  };
}

/** Puts the knowledge graph's person for the text first. */
function withGraph(
  { settings, db, store, fetch, clock, random, tell }: FilmsParts,
  opened: OpenFilms,
): OpenFilms {
  if (settings.knowledgeGraph === undefined) return opened;
  const { films } = opened;
  const headers = { accept: 'application/json' };
  const name = 'The knowledge graph';
  const api = createOutsideApi({ name, headers, fetch, clock, random, ...(tell && { tell }) });
  const graph = createKnowledgeGraphApi(api, settings.knowledgeGraph);
  const searchGraph = storedSearch({
    db,
    store,
    clock,
    service: 'knowledge-graph',
    search: (typed) => graph.searchPerson(typed, SEARCH_PATIENCE_MS),
    isFailing: graph.isFailing,
  });
  const searchPeople = async (typed: string) => {
    const [first, others] = await Promise.all([searchGraph(typed), films.searchPeople(typed)]);
    return mergePeople(first, others);
  };
  return {
    ...opened,
    films: { ...films, origins: [...films.origins, 'knowledge-graph'], searchPeople },
  };
}

/** Returns the first people of all lists, in their order, without repeated names. */
function mergePeople(...lists: readonly (readonly Person[])[]): readonly Person[] {
  const people = new Map<string, Person>();
  for (const person of lists.flat()) {
    const key = foldName(person.name);
    if (!people.has(key)) people.set(key, person);
  }
  return [...people.values()].slice(0, MOST_SUGGESTIONS);
}
