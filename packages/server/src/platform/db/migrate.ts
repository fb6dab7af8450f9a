import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { MIGRATIONS } from './migrations.ts';

/**
 * Brings the tables up to date. Servers that start at once wait for each other on PostgreSQL, which holds
 * a lock for the time; SQLite belongs to one server. Throws what the first failing migration threw.
 *
 * @param last the last one to apply, for tests of a later one
 */
export async function migrate<Tables>(db: Kysely<Tables>, last?: string): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...MIGRATIONS }) },
  });
  const { error } = await (last === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(last));
  if (error !== undefined) throw error;
}
