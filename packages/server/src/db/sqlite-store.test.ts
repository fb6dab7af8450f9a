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
