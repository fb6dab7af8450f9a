import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openSqliteMemory } from './sqlite-store.ts';

test('waiting callers get the connection in order', async () => {
  const db = openSqliteMemory();
  const order: string[] = [];
  const transaction = db.transaction().execute(async (inside) => {
    await sql`select 1`.execute(inside);
    order.push('transaction');
  });
  const others = Array.from({ length: 100 }, (_, n) =>
    sql`select 1`.execute(db).then(() => order.push(`${n}`)),
  );
  await Promise.all([transaction, ...others]);
  expect(order).toEqual(['transaction', ...others.map((_, n) => `${n}`)]);
  await db.destroy();
});

test('a failed query and a rolled-back transaction return the connection', async () => {
  const db = openSqliteMemory();
  await expect(sql`select missing`.execute(db)).rejects.toThrow('no such column');
  const undone = db.transaction().execute(() => Promise.reject(new Error('undone')));
  await expect(undone).rejects.toThrow('undone');
  await sql`select 1`.execute(db);
  await db.destroy();
});
