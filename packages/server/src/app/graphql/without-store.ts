import type { Kysely } from 'kysely';
import { createKnownPuzzles, type KnownPuzzles } from '../../daily/known-puzzles.ts';
import { createDrawMemory, type DrawMemory } from '../../films/draw-memory.ts';
import { PRESENT_STORE, type StoreAccess } from '../../platform/db/health/store-access.ts';
import type { Database } from '../../platform/db/tables.ts';
import { createWindowCounts, type WindowCounts } from '../../platform/limits/window-counts.ts';

export type WithoutStoreParts = Readonly<{
  db: Kysely<Database>;
  /** {@link PRESENT_STORE} if not given. */
  store?: StoreAccess | undefined;
  /** Empty if not given. */
  knownPuzzles?: KnownPuzzles | undefined;
  now: () => number;
  onFault: (fault: unknown) => void;
}>;

export type WithoutStore = Readonly<{
  store: StoreAccess;
  drawMemory: DrawMemory;
  drawCounts: WindowCounts;
  knownPuzzles: KnownPuzzles;
}>;

/** Returns what solo and the daily need to stay playable while the store is away. */
export function playWithoutStore(parts: WithoutStoreParts): WithoutStore {
  const { db, now, onFault } = parts;
  const { store = PRESENT_STORE, knownPuzzles = createKnownPuzzles(now) } = parts;
  return {
    store,
    drawMemory: createDrawMemory({ db, store, onFault }),
    drawCounts: createWindowCounts(now),
    knownPuzzles,
  };
}
