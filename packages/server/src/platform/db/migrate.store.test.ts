import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenStore, STORES_UNDER_TEST } from '../../../testing/platform/stores-under-test.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';

describe.each(STORES_UNDER_TEST)('on $name', ({ openEmpty }) => {
  let store: OpenStore;
  beforeEach(async () => {
    store = await openEmpty();
  });
  afterEach(() => store.close());

  test('an empty store gets all tables once, however often it is migrated', async () => {
    await migrate(store.db);
    await migrate(store.db);
    expect(await appliedMigrations()).toEqual(Object.keys(MIGRATIONS));
  });

  test('two servers that start at once can both migrate', async () => {
    await Promise.all([migrate(store.db), migrate(store.db), migrate(store.db)]);
    expect(await appliedMigrations()).toEqual(Object.keys(MIGRATIONS));
  });

  test('a time in milliseconds is read as the same number', async () => {
    await migrate(store.db);
    const draw = { visitor_id: 'ana', film_id: '539', drawn_at: 1_760_000_000_123 };
    await store.db.insertInto('film_draw').values(draw).execute();
    expect(await store.db.selectFrom('film_draw').selectAll().execute()).toEqual([draw]);
  });

  test('earlier names keep their owners, and a likeness of two belongs to the older one', async () => {
    await migrate(store.db, '0015-withdrawn-guesses');
    const names = ['Bobl', 'Ana', 'Bob1'];
    for (const [index, name] of names.entries()) {
      const about = { id: name, owner: name, hold: 'player' as const, reserved_at: 9 - index };
      const row = { ...about, name, name_key: name.toLowerCase() };
      await store.db.insertInto('reserved_player_name').values(row).execute();
    }
    await migrate(store.db);
    const { rows } = await sql<{ name_key: string; likeness: string }>`
      select name_key, likeness from name_likeness order by name_key`.execute(store.db);
    expect(rows).toEqual([
      { name_key: 'ana', likeness: 'ana' },
      { name_key: 'bob1', likeness: 'bobl' },
    ]);
    expect(await store.db.selectFrom('reserved_player_name').select('id').execute()).toHaveLength(
      3,
    );
  });

  test('names from before signs were ignored get their new likeness', async () => {
    await migrate(store.db, '0019-shared-dailies');
    const about = { id: 'a', owner: 'a', hold: 'player' as const, reserved_at: 1 };
    const row = { ...about, name: 'Ana_', name_key: 'ana_' };
    await store.db.insertInto('reserved_player_name').values(row).execute();
    const likeness = { likeness: 'ana_', name_key: 'ana_' };
    await store.db.insertInto('name_likeness').values(likeness).execute();
    await migrate(store.db);
    const query = store.db.selectFrom('name_likeness').select('likeness');
    expect(await query.execute()).toEqual([{ likeness: 'ana' }]);
  });

  async function appliedMigrations() {
    const query = sql<{ name: string }>`select name from kysely_migration order by name`;
    return (await query.execute(store.db)).rows.map((row) => row.name);
  }
});
