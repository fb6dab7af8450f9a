import type { Kysely } from 'kysely';
import { createKnownPuzzles, type KnownPuzzles } from '../../daily/known-puzzles.ts';
import { createDrawMemory } from '../../films/draw-memory.ts';
import type { FilmMetrics } from '../../films/film-metrics.ts';
import { ownerOf } from '../../identity/callers/caller.ts';
import { PRESENT_STORE, type StoreAccess } from '../../platform/db/health/store-access.ts';
import type { Database } from '../../platform/db/tables.ts';
import type { GraphqlContext } from '../../platform/graphql/graphql-context.ts';
import type { OnLimit } from '../../platform/limits/address-limits.ts';
import { createWindowCounts } from '../../platform/limits/request-counts.ts';
import type { PlayerMeters } from '../../players/player-meters.ts';
import {
  addEarlierPoints,
  listFilmsInPlay,
  renameInRooms,
} from '../../rooms/api/guests/own-rooms.ts';

/** The parts that all requests share. */
export type ContextParts = Omit<
  GraphqlContext,
  | keyof Asker
  | 'metrics'
  | 'playerMeters'
  | 'onLimit'
  | 'findFilmsInPlay'
  | 'renameInRooms'
  | 'addEarlierPoints'
> &
  Readonly<{ metrics: FilmMetrics; playerMeters: PlayerMeters; onLimit: OnLimit }>;

/** The part of the context that depends on the request's sender. */
export type Asker = Pick<
  GraphqlContext,
  'caller' | 'address' | 'allowance' | 'visitorId' | 'browserId'
>;

/** Returns the context of one request, with the functions of rooms that lower layers need. */
export function fillContext(parts: ContextParts, asker: Asker): GraphqlContext {
  const { db, store, rooms } = parts;
  const owner = ownerOf(asker.caller);
  return {
    ...parts,
    ...asker,
    onLimit: (limit) => parts.onLimit(limit, { address: asker.address, account: owner }),
    findFilmsInPlay: async () => {
      if (owner === undefined) return new Set();
      // Without the store these films are unknown. A draw may then return one of them, which is unlikely.
      return store.orWithout<ReadonlySet<string>>(
        () => listFilmsInPlay(db, owner),
        () => new Set(),
      );
    },
    renameInRooms: (player) => renameInRooms({ db, keeper: rooms.keeper }, player),
    addEarlierPoints: (owner) => addEarlierPoints(db, { owner, now: parts.now() }),
  };
}

/** Returns what solo and the daily need to stay playable while the store is away. */
export function playWithoutStore({
  db,
  store = PRESENT_STORE,
  knownPuzzles,
  now,
  onFault,
}: Readonly<{
  db: Kysely<Database>;
  /** {@link PRESENT_STORE} if not given. */
  store?: StoreAccess | undefined;
  /** Empty if not given. */
  knownPuzzles?: KnownPuzzles | undefined;
  now: () => number;
  onFault: (fault: unknown) => void;
}>) {
  return {
    store,
    drawMemory: createDrawMemory({ db, store, onFault }),
    drawCounts: createWindowCounts(now),
    knownPuzzles: knownPuzzles ?? createKnownPuzzles(now),
  };
}
