import type { Database } from '@outoften/server/src/db/tables.ts';
// biome-ignore lint/correctness/noUndeclaredDependencies: the copy that the server's store is made with
import type { Kysely } from 'kysely';

/** The store as it would be if no commit waited for the disk: what that costs is the difference. */
export function withoutDisk(db: Kysely<Database>): Kysely<Database> {
  Reflect.set(db.getExecutor().adapter, 'log', { sync: async () => {}, close: () => {} });
  return db;
}
