import type { Kysely } from 'kysely';
import { retryDeadlocks } from './retry-deadlocks.ts';
import { QueuedSqliteAdapter } from './sqlite-dialect.ts';
import type { Database } from './tables.ts';

/**
 * Does the work in one transaction that a power failure can't take back once it is answered. PostgreSQL commits so
 * anyway; for SQLite its log is brought to the disk. `onCommitted` hears of what is in the store, and may still be lost
 * with the power.
 */
export async function commitDurably<T>(
  db: Kysely<Database>,
  work: (transaction: Kysely<Database>) => Promise<T>,
  onCommitted: (result: T) => void = () => {},
): Promise<T> {
  const result = await retryDeadlocks(() => db.transaction().execute(work));
  onCommitted(result);
  const { adapter } = db.getExecutor();
  if (adapter instanceof QueuedSqliteAdapter) await adapter.log?.sync();
  return result;
}

/**
 * For how many milliseconds everything stood still at the last such commit until the disk was done; undefined if all
 * else went on meanwhile, as it does with PostgreSQL.
 */
export function commitStandstillMs(db: Kysely<Database>): number | undefined {
  const { adapter } = db.getExecutor();
  if (!(adapter instanceof QueuedSqliteAdapter)) return undefined;
  return adapter.log ? adapter.log.standstillMs() : 0;
}
