import type { SqliteLog } from '@outoften/server/src/platform/db/sqlite-log.ts';
import type { Database } from '@outoften/server/src/platform/db/tables.ts';
// biome-ignore lint/correctness/noUndeclaredDependencies: the copy that the server's store is made with
import type { Kysely } from 'kysely';

/** Returns the store without waiting for the disk. The difference shows the cost of waiting. */
export function withoutDisk(db: Kysely<Database>): Kysely<Database> {
  const log: SqliteLog = { sync: async () => {}, size: async () => 0, close: () => {} };
  Reflect.set(db.getExecutor().adapter, 'log', log);
  return db;
}
