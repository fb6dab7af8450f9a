import type { Kysely } from 'kysely';
import { retryDeadlocks } from './retry-deadlocks.ts';
import { QueuedSqliteAdapter } from './sqlite-dialect.ts';
import { NO_METER, storeAdapterOf } from './store-meter.ts';
import type { Database } from './tables.ts';

/** The result of committed work. */
export type Committed<T> = Readonly<{
  result: T;
  /** Resolves when a power failure can't undo it, nor any earlier commit. */
  onDisk: Promise<void>;
}>;

/**
 * Does the work in one transaction. PostgreSQL's commit is on the disk. SQLite's log must still be synced to the disk,
 * and other work may run meanwhile.
 */
export async function commit<T>(
  db: Kysely<Database>,
  work: (transaction: Kysely<Database>) => Promise<T>,
): Promise<Committed<T>> {
  const { meter } = storeAdapterOf(db) ?? { meter: NO_METER };
  const began = performance.now();
  const result = await retryDeadlocks(() => db.transaction().execute(work));
  const onDisk = bringToDisk(db);
  onDisk.then(
    () => meter.commit((performance.now() - began) / 1000),
    () => {},
  );
  return { result, onDisk };
}

/** Resolves when a power failure can't undo earlier commits. */
export function bringToDisk(db: Kysely<Database>): Promise<void> {
  const { adapter } = db.getExecutor();
  const log = adapter instanceof QueuedSqliteAdapter ? adapter.log : undefined;
  return log?.sync() ?? Promise.resolve();
}

/** Does the work in one transaction. Once it resolves, a power failure can't undo it. */
export async function commitDurably<T>(
  db: Kysely<Database>,
  work: (transaction: Kysely<Database>) => Promise<T>,
): Promise<T> {
  const { result, onDisk } = await commit(db, work);
  await onDisk;
  return result;
}

/**
 * True if all other work stops until a transaction is written, as with SQLite. With PostgreSQL other work continues.
 */
export function standsStillToCommit(db: Kysely<Database>): boolean {
  return db.getExecutor().adapter instanceof QueuedSqliteAdapter;
}
