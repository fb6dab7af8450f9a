import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { retryDeadlocks } from '../../src/platform/db/commit.ts';
import { migrate } from '../../src/platform/db/migrations.ts';
import { openPostgres } from '../../src/platform/db/postgres-store.ts';
import { openSqliteMemory } from '../../src/platform/db/sqlite-store.ts';
import type { Database } from '../../src/platform/db/tables.ts';

export type OpenStore = Readonly<{
  db: Kysely<Database>;
  /** The address at which another process can open the same store; undefined if none can. */
  databaseUrl: string | undefined;
  close: () => Promise<void>;
}>;

export type StoreUnderTest = Readonly<{
  name: string;
  /** Opens an empty store without tables. */
  openEmpty: () => Promise<OpenStore>;
  /** Opens a store with all tables, without rows. */
  openMigrated: () => Promise<OpenStore>;
}>;

/** For tests that do not depend on the kind of store, or only on SQLite. */
export const SQLITE: StoreUnderTest = {
  name: 'SQLite',
  openEmpty: openSqlite,
  openMigrated: () => createMigrated(openSqlite),
};

/** SQLite, or the PostgreSQL in TEST_DATABASE_URL, if databases may be created on it. */
const CHOSEN = choosePostgres(process.env.TEST_DATABASE_URL) ?? SQLITE;

/** For tests whose names include the store. */
export const STORES_UNDER_TEST: readonly StoreUnderTest[] = [CHOSEN];

/** For set-ups in which the store is one part among others. */
export const openStoreUnderTest = CHOSEN.openMigrated;

function choosePostgres(url: string | undefined): StoreUnderTest | undefined {
  if (url === undefined || url === '') return undefined;
  const openEmpty = () => createDatabase(url);
  return { name: 'PostgreSQL', openEmpty, openMigrated: reuseMigrated(openEmpty) };
}

async function openSqlite(): Promise<OpenStore> {
  const db = openSqliteMemory();
  return { db, databaseUrl: undefined, close: () => db.destroy() };
}

/**
 * Passes the tables of the last test to the next one, emptied: a short test spends most of its time on making tables.
 * The next test may be in another file. `scripts/drop-test-databases.ts` drops them after the run.
 */
function reuseMigrated(create: () => Promise<OpenStore>): () => Promise<OpenStore> {
  const unused: OpenStore[] = [];
  return async () => {
    const store = unused.pop() ?? (await createMigrated(create));
    const close = async () => {
      await emptyTables(store.db);
      unused.push(store);
    };
    return { ...store, close };
  };
}

async function createMigrated(create: () => Promise<OpenStore>): Promise<OpenStore> {
  const store = await create();
  await migrate(store.db);
  return store;
}

/** Much faster for a few rows than truncating, which makes new files. */
async function emptyTables(db: Kysely<Database>): Promise<void> {
  const tables = await db.introspection.getTables();
  const emptying = tables.map(({ name }) => sql`delete from ${sql.table(name)}`);
  // Statements that a test left running may still lock rows.
  await retryDeadlocks(() => sql.join(emptying, sql`; `).execute(db));
}

async function createDatabase(url: string): Promise<OpenStore> {
  const { TEST_RUN: run } = process.env;
  if (run === undefined) throw new Error('Without a run nothing drops the databases of tests');
  const name = `${run}${randomUUID().replaceAll('-', '')}`;
  const admin = await openPostgres(url);
  await sql`create database ${sql.id(name)}`.execute(admin);
  const address = new URL(url);
  address.pathname = `/${name}`;
  const db = await openPostgres(address.href);
  return {
    db,
    databaseUrl: address.href,
    close: async () => {
      await db.destroy();
      await sql`drop database ${sql.id(name)} with (force)`.execute(admin);
      await admin.destroy();
    },
  };
}
