import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { MIGRATIONS } from './migrations.ts';

/**
 * Brings the tables up to date. On PostgreSQL, servers that start at once wait for each other by a lock; SQLite belongs
 * to one server. Throws the error of the first failing migration.
 * @param last the last migration to apply, for tests of a later one
 */
export async function migrate<Tables>(db: Kysely<Tables>, last?: string): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...MIGRATIONS }) },
  });
  const { error } = await (last === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(last));
  if (error instanceof Error && error.message.startsWith('corrupted migrations: previously')) {
    throw new Error('a newer version has written it', { cause: error });
  }
  if (error !== undefined) throw error;
}
