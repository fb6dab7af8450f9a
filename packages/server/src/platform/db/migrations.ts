import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import { nameKeys } from './name-likeness.ts';
import { TABLES } from './tables.ts';

/** The last migration of version 0.9. Every store goes on from it: a new one has all tables at once. */
export const LAST_OF_0_9 = '0017-walk-ins';

/**
 * What changed since 0.9, applied in the order of the names. A released entry is never changed: a new entry corrects it.
 * Uses only words that SQLite and PostgreSQL share.
 */
export const SINCE_0_9: Readonly<Record<string, (db: Kysely<unknown>) => Promise<unknown>>> = {
  '0018-seat-drafts': (db) =>
    sql`create table seat_draft (round_id text not null, seat_id text not null,
      value integer not null, arrived_at bigint not null,
      constraint seat_draft_key primary key (round_id, seat_id))`.execute(db),
  '0019-shared-dailies': (db) =>
    sql`create table shared_daily (visitor_id text not null, number integer not null,
      facts text not null, shared_at bigint not null,
      constraint shared_daily_key primary key (visitor_id, number))`.execute(db),
  '0020-likeness-of-signs': renewLikenesses,
  '0021-audience-allowance': (db) =>
    sql`alter table audience_member add allowance real default 1 not null`.execute(db),
  '0022-bars': (db) =>
    sql`create table bar (party text primary key, ends_at bigint not null)`.execute(db),
  '0023-left-rounds': (db) =>
    sql`alter table withdrawn_guess add was_made integer default 1 not null`.execute(db),
};

/** If two existing names look alike, both stay. The older one keeps the shared likeness. */
async function renewLikenesses(db: Kysely<unknown>): Promise<void> {
  await sql`delete from name_likeness`.execute(db);
  const names = await sql<{ name_key: string; name: string }>`
    select name_key, name from reserved_player_name order by reserved_at, name_key`.execute(db);
  for (const { name_key, name } of names.rows) {
    for (const likeness of nameKeys(name)) {
      await sql`insert into name_likeness (likeness, name_key) values (${likeness}, ${name_key})
        on conflict do nothing`.execute(db);
    }
  }
}

export async function createTables(db: Kysely<unknown>): Promise<void> {
  for (const [name, { columns, additions }] of Object.entries(TABLES)) {
    const constraints = additions.filter((addition) => addition.startsWith('constraint '));
    const parts = Object.entries(columns).map(([column, { sql: type }]) => `${column} ${type}`);
    await sql.raw(`create table ${name} (${[...parts, ...constraints].join(', ')})`).execute(db);
    for (const addition of additions)
      if (!constraints.includes(addition)) await sql.raw(`create ${addition}`).execute(db);
  }
}

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
