import type { Kysely } from 'kysely';
import { retryDeadlocks } from './retry-deadlocks.ts';
import { QueuedSqliteAdapter } from './sqlite-dialect.ts';
import { NO_METER, storeAdapterOf } from './store-meter.ts';
import type { Database } from './tables.ts';

/** Work that is in the store. */
export type Committed<T> = Readonly<{
  result: T;
  /** Resolves when a power failure can't take it back, after all that was committed before. */
  onDisk: Promise<void>;
}>;

/**
 * Does the work in one transaction. PostgreSQL is on the disk when it has committed; SQLite's log has to be brought
 * there, and the next work may begin meanwhile.
 */
export async function commit<T>(
  db: Kysely<Database>,
  work: (transaction: Kysely<Database>) => Promise<T>,
): Promise<Committed<T>> {
  const { meter } = storeAdapterOf(db) ?? { meter: NO_METER };
  const began = performance.now();
  try {
    const result = await retryDeadlocks(() => db.transaction().execute(work));
    const onDisk = bringToDisk(db);
    onDisk.then(() => meter.commit((performance.now() - began) / 1000), meter.fail);
    return { result, onDisk };
  } catch (fault) {
    meter.fail();
    throw fault;
  }
}

/** Resolves when a power failure can't take back what was committed before. */
export function bringToDisk(db: Kysely<Database>): Promise<void> {
  const { adapter } = db.getExecutor();
  const log = adapter instanceof QueuedSqliteAdapter ? adapter.log : undefined;
  return log?.sync() ?? Promise.resolve();
}

/** Does the work in one transaction that a power failure can't take back once it is answered. */
export async function commitDurably<T>(
  db: Kysely<Database>,
  work: (transaction: Kysely<Database>) => Promise<T>,
): Promise<T> {
  const { result, onDisk } = await commit(db, work);
  await onDisk;
  return result;
}

/** True if everything stands still until a transaction is written; else all goes on meanwhile, as with PostgreSQL. */
export function standsStillToCommit(db: Kysely<Database>): boolean {
  return db.getExecutor().adapter instanceof QueuedSqliteAdapter;
}
