import type { Kysely } from 'kysely';
import type { StoreAccess } from '../platform/db/health/store-access.ts';
import type { Database } from '../platform/db/tables.ts';
import { type FilmDraw, listDrawnFilms, recordDraw, saveDraws } from './drawn-films.ts';

declare module '../platform/graphql/graphql-context.ts' {
  interface GraphqlContext {
    readonly drawMemory: DrawMemory;
  }
}

/** Knows which films each visitor was shown. They are in the store. While it is away, draws wait here to be saved. */
export type DrawMemory = Readonly<{
  /** Like {@link listDrawnFilms}. While the store is away, only the draws on this server since then. */
  list: (visitorId: string) => Promise<readonly string[]>;
  record: (draw: FilmDraw) => Promise<void>;
}>;

/** Reads and writes the store directly, so no draw waits. */
export function storedDrawMemory(db: Kysely<Database>): DrawMemory {
  return {
    list: (visitorId) => listDrawnFilms(db, visitorId),
    record: (draw) => recordDraw(db, draw),
  };
}

/** The most draws that wait for the store, about 2 MB. One more replaces the oldest. */
export const MOST_WAITING_DRAWS = 10_000;

export type DrawMemoryParts = Readonly<{
  db: Kysely<Database>;
  store: StoreAccess;
  onFault: (fault: unknown) => void;
}>;

export function createDrawMemory({ db, store, onFault }: DrawMemoryParts): DrawMemory {
  let waiting: readonly FilmDraw[] = [];
  const saveWaiting = async () => {
    const draws = waiting;
    waiting = [];
    try {
      await saveDraws(db, draws);
    } catch (fault) {
      waiting = [...draws, ...waiting].slice(-MOST_WAITING_DRAWS);
      if (!store.suspect(fault)) onFault(fault);
    }
  };
  store.onBack(() => void saveWaiting());
  return {
    list: async (visitorId) => {
      const stored = await store.orWithout(
        () => listDrawnFilms(db, visitorId),
        () => [],
      );
      const own = waiting.filter((draw) => draw.visitorId === visitorId);
      return [...stored, ...own.map(({ filmId }) => filmId)];
    },
    record: (draw) =>
      store.orWithout(
        () => recordDraw(db, draw),
        () => {
          waiting = [...waiting.slice(1 - MOST_WAITING_DRAWS), draw];
        },
      ),
  };
}
