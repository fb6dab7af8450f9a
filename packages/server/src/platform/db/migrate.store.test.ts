import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeStoreOf09 } from '../../../testing/platform/store-of-0-9.ts';
import { type OpenStore, STORES_UNDER_TEST } from '../../../testing/platform/stores-under-test.ts';
import { LAST_OF_0_9, migrate, SINCE_0_9 } from './migrations.ts';
import type { Database } from './tables.ts';

describe.each(STORES_UNDER_TEST)('on $name', ({ name, openEmpty }) => {
  let store: OpenStore;
  beforeEach(async () => {
    store = await openEmpty();
  });
  afterEach(() => store.close());

  test('an empty store gets all tables once, however often it is migrated', async () => {
    await migrate(store.db);
    await migrate(store.db);
    expect(await appliedMigrations()).toEqual([LAST_OF_0_9, ...Object.keys(SINCE_0_9)]);
  });

  test('two servers that start at once can both migrate', async () => {
    await Promise.all([migrate(store.db), migrate(store.db), migrate(store.db)]);
    expect(await appliedMigrations()).toEqual([LAST_OF_0_9, ...Object.keys(SINCE_0_9)]);
  });

  test('a time in milliseconds is read as the same number', async () => {
    await migrate(store.db);
    const draw = { visitor_id: 'ana', film_id: '539', drawn_at: 1_760_000_000_123 };
    await store.db.insertInto('film_draw').values(draw).execute();
    expect(await store.db.selectFrom('film_draw').selectAll().execute()).toEqual([draw]);
  });

  test('a store of 0.9 gets the tables of a new store, however often it is migrated', async () => {
    await writeStoreOf09(store.db);
    await migrate(store.db);
    await migrate(store.db);
    expect(await appliedMigrations()).toHaveLength(23);
    const fresh = await openEmpty();
    await migrate(fresh.db);
    const schema = await describeSchema(fresh.db);
    expect(schema.length).toBeGreaterThan(200);
    expect(await describeSchema(store.db)).toEqual(schema);
    await fresh.close();
  });

  test('a store from before 0.9 is refused and stays as it is', async () => {
    await writeStoreOf09(store.db);
    await sql`delete from kysely_migration where name = ${LAST_OF_0_9}`.execute(store.db);
    await expect(migrate(store.db)).rejects.toThrow(
      'it is from before version 0.9: start 0.9 on it once, then this version',
    );
    expect(await appliedMigrations()).toHaveLength(16);
  });

  test('earlier names keep their owners, and a likeness of two belongs to the older one', async () => {
    await writeStoreOf09(store.db);
    await store.db.deleteFrom('reserved_player_name').execute();
    for (const [index, each] of ['Bobl', 'Ana_', 'Bob1'].entries()) {
      const about = { id: each, owner: each, hold: 'player' as const, reserved_at: 9 - index };
      const row = { ...about, name: each, name_key: each.toLowerCase() };
      await store.db.insertInto('reserved_player_name').values(row).execute();
    }
    const outdated = { likeness: 'ana_', name_key: 'ana_' };
    await store.db.insertInto('name_likeness').values(outdated).execute();
    await migrate(store.db);
    const { rows } = await sql<{ name_key: string; likeness: string }>`
      select name_key, likeness from name_likeness order by name_key`.execute(store.db);
    expect(rows).toEqual([
      { name_key: 'ana_', likeness: 'ana' },
      { name_key: 'bob1', likeness: 'bobl' },
    ]);
    expect(await store.db.selectFrom('reserved_player_name').select('id').execute()).toHaveLength(
      3,
    );
  });

  async function appliedMigrations() {
    const query = sql<{ name: string }>`select name from kysely_migration order by name`;
    return (await query.execute(store.db)).rows.map((row) => row.name);
  }

  /** Lists columns, keys and indexes, without the order of the columns. */
  async function describeSchema(db: Kysely<Database>): Promise<readonly string[]> {
    const query =
      name === 'SQLite'
        ? sql`
          select t.name as of, c.name, c.type, c."notnull", c.dflt_value, c.pk, null as keys
            from sqlite_master t, pragma_table_info(t.name) c where t.type = 'table'
          union all
          select t.name, f."from", f."table", f."to", f.on_delete, f.on_update, null
            from sqlite_master t, pragma_foreign_key_list(t.name) f where t.type = 'table'
          union all
          select t.name, i.name, i."unique", i.origin, i.partial, n.sql, (
              select group_concat(name) from pragma_index_info(i.name))
            from sqlite_master t, pragma_index_list(t.name) i
            join sqlite_master n on n.name = i.name where t.type = 'table'`
        : sql`
          select table_name, column_name, data_type, is_nullable, column_default
            from information_schema.columns where table_schema = 'public'
          union all
          select conrelid::regclass::text, conname, pg_get_constraintdef(oid), null, null
            from pg_constraint where connamespace = 'public'::regnamespace
          union all
          select tablename, indexname, indexdef, null, null
            from pg_indexes where schemaname = 'public'`;
    const { rows } = await query.execute(db);
    const lines = rows.map((row) => JSON.stringify(row).replaceAll(/\\?["\s]|\\n/g, ''));
    return lines.toSorted();
  }
});
