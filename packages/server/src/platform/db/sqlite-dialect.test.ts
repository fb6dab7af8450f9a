import { Kysely, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { clockUnderTest } from '../../../testing/platform/clock-under-test.ts';
import { QueuedSqliteDialect } from './sqlite-dialect.ts';
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

describe('a file that another program keeps locked', () => {
  function aLockedFile() {
    const clock = clockUnderTest();
    const done: string[] = [];
    let isLocked = true;
    const database = {
      isInTransaction: () => false,
      close: () => {},
      prepare: (text: string) => ({
        reader: /^(?:select|pragma)/.test(text),
        all: () => [],
        iterate: () => [].values(),
        run: () => {
          const locked = new Error('database is locked');
          if (isLocked) throw Object.assign(locked, { code: 'ERR_SQLITE_ERROR', errcode: 5 });
          done.push(text);
          return { changes: 0, lastInsertRowid: 0 };
        },
      }),
    };
    const told: unknown[] = [];
    const onFault = (fault: unknown) => void told.push(fault);
    const db = new Kysely({ dialect: new QueuedSqliteDialect({ database, onFault, clock }) });
    /** The result is what went wrong. */
    const save = (text: string) =>
      db
        .transaction()
        .execute((inside) => sql`${sql.raw(text)}`.execute(inside))
        .then(() => undefined, String);
    const wait = async (ms: number) => {
      // Lets statements begin.
      await new Promise(setImmediate);
      await clock.advance(ms);
    };
    const unlock = () => {
      isLocked = false;
    };
    return { done, told, save, wait, unlock };
  }

  test('is tried again until it is free, and callers keep their order', async () => {
    const { wait, done, told, save, unlock } = aLockedFile();
    const both = Promise.all([save('first'), save('second')]);
    await wait(490);
    expect({ done, told }).toEqual({ done: [], told: [] });
    unlock();
    await wait(10);
    await both;
    const begin = 'begin immediate';
    expect(done).toEqual([begin, 'first', 'commit', begin, 'second', 'commit']);
    expect(told).toEqual([]);
  });

  test('is reported after half a second', async () => {
    const { wait, told, save } = aLockedFile();
    const saved = save('first');
    await wait(490);
    expect(told).toEqual([]);
    await wait(10);
    expect(String(told[0])).toContain('locked');
    await wait(4_500);
    expect(await saved).toContain('locked');
  });

  test('fails each caller five seconds after its own request', async () => {
    const { wait, save } = aLockedFile();
    const failed: string[] = [];
    const fails = (text: string) => save(text).then(() => failed.push(text));
    void fails('first');
    void fails('of the same moment');
    await wait(3_000);
    void fails('later');
    await wait(2_000);
    expect(failed).toEqual(['first', 'of the same moment']);
    await wait(3_000);
    expect(failed).toEqual(['first', 'of the same moment', 'later']);
  });
});
