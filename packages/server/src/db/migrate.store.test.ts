import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';
import { type OpenStore, STORES_UNDER_TEST } from './stores-under-test.ts';

describe.each(STORES_UNDER_TEST)('on $name', ({ openEmpty }) => {
  let store: OpenStore;
  beforeEach(async () => {
    store = await openEmpty();
  });
  afterEach(() => store.close());

  test('an empty store gets all tables, once however often it is migrated', async () => {
    await migrate(store.db);
    await migrate(store.db);
    expect(await appliedMigrations()).toEqual(Object.keys(MIGRATIONS));
  });

  test('two servers that start at once don’t hinder each other', async () => {
    await Promise.all([migrate(store.db), migrate(store.db), migrate(store.db)]);
    expect(await appliedMigrations()).toEqual(Object.keys(MIGRATIONS));
  });

  test('a time in milliseconds comes back as the number it was', async () => {
    await migrate(store.db);
    const draw = { visitor_id: 'ana', film_id: '539', drawn_at: 1_760_000_000_123 };
    await store.db.insertInto('film_draw').values(draw).execute();
    expect(await store.db.selectFrom('film_draw').selectAll().execute()).toEqual([draw]);
  });

  async function appliedMigrations() {
    const query = sql<{ name: string }>`select name from kysely_migration order by name`;
    return (await query.execute(store.db)).rows.map((row) => row.name);
  }
});
