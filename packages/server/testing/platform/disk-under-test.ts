import type { Kysely } from 'kysely';
import { QueuedSqliteAdapter } from '../../src/platform/db/sqlite-dialect.ts';
import type { SqliteLog } from '../../src/platform/db/sqlite-log.ts';
import type { Database } from '../../src/platform/db/tables.ts';

/**
 * Lets a test decide when the disk of a store on SQLite is done, or fails. Each wait for the disk has its own function.
 */
export function holdDisk(db: Kysely<Database>): readonly ((failed?: Error) => void)[] {
  const waiting: ((failed?: Error) => void)[] = [];
  const log: SqliteLog = {
    sync: () =>
      new Promise((resolve, reject) => {
        waiting.push((failed) => (failed ? reject(failed) : resolve()));
      }),
    size: async () => 0,
    close: () => {},
  };
  const { adapter } = db.getExecutor();
  if (!(adapter instanceof QueuedSqliteAdapter))
    throw new Error('only SQLite has a disk of its own');
  Reflect.set(adapter, 'log', log);
  return waiting;
}
