import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { openSqliteMemory } from './sqlite-store.ts';

test('a statement in use stays prepared, however many others come by', async () => {
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

test('a row is an object by the names of its columns, of one kind with all others', async () => {
  const store = openSqliteMemory();
  const people = sql`select 'Ana' as name, 31 as age, null as town union all select 'Ben', 22, 'Ghent'`;
  const { rows } = await people.execute(store);
  expect(rows).toEqual([
    { name: 'Ana', age: 31, town: null },
    { name: 'Ben', age: 22, town: 'Ghent' },
  ]);
  // Objects without a prototype are what Node makes of rows, each of a kind of its own.
  expect(rows.map((row) => Object.getPrototypeOf(row))).toEqual([
    Object.prototype,
    Object.prototype,
  ]);
  await store.destroy();
});
