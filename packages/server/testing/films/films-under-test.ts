import { setTimeout as realPause } from 'node:timers/promises';
import { CATALOGUE } from '@outoften/catalogue/catalogue';
import type { CatalogueFilm } from '@outoften/catalogue/films/film';
import type { Kysely, KyselyPlugin } from 'kysely';
import { type FilmDatabaseState, openFilms } from '../../src/films/open-films.ts';
import { catalogueSource } from '../../src/films/sources/catalogue-source.ts';
import type { FilmSource } from '../../src/films/sources/film-source.ts';
import { pause } from '../../src/platform/clock.ts';
import { PRESENT_STORE, type StoreAccess } from '../../src/platform/db/health/store-access.ts';
import type { Database } from '../../src/platform/db/tables.ts';
import { type ClockUnderTest, clockUnderTest } from '../platform/clock-under-test.ts';
import {
  openStandIn,
  STAND_IN_KEY,
  STAND_IN_TOKEN,
  type StandIn,
  type StandInSwitches,
} from './stand-in-under-test.ts';

export type FilmsUnderTest = Readonly<{
  films: FilmSource;
  databaseState: () => FilmDatabaseState;
  catalogue: FilmSource;
  standIn: StandIn;
  clock: ClockUnderTest;
  faults: readonly unknown[];
  /** True while the stand-in or the store has an answer on its way. */
  isBusy: () => boolean;
  /** The store. `isBusy` sees its statements. */
  db: Kysely<Database>;
  /** Waits until the pools are full. */
  atRest: () => Promise<void>;
  close: () => Promise<void>;
}>;

/** The embedded catalogue with a poster for each film, as the build names them. */
export function wholeCatalogue(films: readonly CatalogueFilm[] = CATALOGUE): FilmSource {
  const posters = new Map(films.map(({ id }) => [String(id), `/posters/${id}.1a2b3c4d.svg`]));
  return catalogueSource({ catalogue: films, furtherPeople: [], posters });
}

/** The TMDB source as the server opens it, with a stand-in that has these films. */
export async function openFilmsUnderTest(
  store: Kysely<Database>,
  about: Readonly<{
    films?: readonly CatalogueFilm[];
    catalogue?: FilmSource;
    withGraph?: boolean;
    random?: () => number;
    switches?: StandInSwitches;
    /** The clock's start, in milliseconds since 1970. */
    start?: number;
    /** {@link PRESENT_STORE} if not given. */
    store?: StoreAccess;
  }> = {},
): Promise<FilmsUnderTest> {
  const clock = clockUnderTest(about.start);
  const standIn = await openStandIn({
    films: about.films ?? CATALOGUE,
    now: clock.now,
    pause: (ms) => pause(clock, ms),
  });
  standIn.switch(about.switches ?? {});
  const { base, imageBase, graphBase } = standIn;
  const catalogue = about.catalogue ?? wholeCatalogue();
  const faults: unknown[] = [];
  let queries = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      queries++;
      return node;
    },
    transformResult: async ({ result }) => {
      queries--;
      return result;
    },
  };
  const db = store.withPlugin(counting);
  const isBusy = () => queries > 0 || standIn.isBusy();
  const opened = openFilms({
    settings: {
      tmdb: { token: STAND_IN_TOKEN, base, imageBase },
      knowledgeGraph: about.withGraph ? { key: STAND_IN_KEY, base: graphBase } : undefined,
    },
    db,
    store: about.store ?? PRESENT_STORE,
    catalogue,
    fetch: standIn.fetch,
    clock,
    random: about.random ?? Math.random,
    onFault: (fault) => faults.push(fault),
  });
  const atRest = async () => {
    for (let before = -1; before !== standIn.asked.length || isBusy(); ) {
      before = standIn.asked.length;
      await realPause(30);
    }
  };
  const close = async () => {
    await clock.elapse(opened.close(), isBusy);
    await standIn.close();
  };
  const { films, databaseState } = opened;
  return {
    films,
    databaseState,
    catalogue,
    standIn,
    clock,
    faults,
    isBusy,
    db,
    atRest,
    close,
  };
}
