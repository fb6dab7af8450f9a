import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import { createTables, LAST_OF_0_9, SINCE_0_9 } from './migrations.ts';

/** For what a store has already. */
const NOTHING: Migration = { up: async () => {} };

/**
 * Makes the tables of a new store, or brings those of version 0.9 and later up to date. On PostgreSQL, servers that
 * start at once wait for each other by a lock; SQLite belongs to one server.
 * Throws the error of the first failing migration.
 */
export async function migrate<Tables>(db: Kysely<Tables>): Promise<void> {
  const applied = await listApplied(db);
  if (applied.length > 0 && !applied.includes(LAST_OF_0_9))
    throw new Error('it is from before version 0.9: start 0.9 on it once, then this version');
  const earlier = applied.filter((name) => name <= LAST_OF_0_9).map((name) => [name, NOTHING]);
  const changes = Object.entries(SINCE_0_9).map(([name, up]) => [name, { up }]);
  const migrations =
    applied.length > 0
      ? [...earlier, ...changes]
      : [[LAST_OF_0_9, { up: createTables }], ...changes.map(([name]) => [name, NOTHING])];
  const getMigrations = async () => Object.fromEntries(migrations);
  const { error } = await new Migrator({ db, provider: { getMigrations } }).migrateToLatest();
  if (error instanceof Error && error.message.startsWith('corrupted migrations: previously')) {
    throw new Error('a newer version has written it', { cause: error });
  }
  if (error !== undefined) throw error;
}

async function listApplied<Tables>(db: Kysely<Tables>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const query = sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`;
  return (await query.execute(db)).rows.map(({ name }) => name);
}
