import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { openSqliteMemory } from './sqlite-store.ts';

test('a statement in use stays prepared, however many others run', async () => {
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
  const store = openSqliteMemory();
  const used = sql`select 'often'`;
  for (let n = 0; n < 1000; n++) {
    await sql`select ${sql.lit(n)}`.execute(store);
    await used.execute(store);
  }
  const prepared = prepare.mock.calls.filter(([text]) => text === "select 'often'");
  expect(prepared).toHaveLength(1);
  await store.destroy();
});

test('all rows are objects of one kind, with their columns as fields', async () => {
  const store = openSqliteMemory();
  const people = sql`select 'Ana' as name, 31 as age, null as town union all select 'Ben', 22, 'Ghent'`;
  const { rows } = await people.execute(store);
  expect(rows).toEqual([
    { name: 'Ana', age: 31, town: null },
    { name: 'Ben', age: 22, town: 'Ghent' },
  ]);
  // Node returns rows without a prototype, each with its own hidden class.
  expect(rows.map((row) => Object.getPrototypeOf(row))).toEqual([
    Object.prototype,
    Object.prototype,
  ]);
  await store.destroy();
});

test('a transaction that SQLite rolled back fails with the cause, and the next one is separate from it', async () => {
  const store = openSqliteMemory();
  await sql`create table seat (id text primary key)`.execute(store);
  // SQLite does this automatically when the disk is full.
  const take = sql`insert or rollback into seat values ('a')`;
  const twice = store.transaction().execute(async (transaction) => {
    await take.execute(transaction);
    await take.execute(transaction);
  });
  await expect(twice).rejects.toThrow('UNIQUE constraint failed');
  await store.transaction().execute((transaction) => take.execute(transaction));
  expect((await sql`select id from seat`.execute(store)).rows).toEqual([{ id: 'a' }]);
  await store.destroy();
});
