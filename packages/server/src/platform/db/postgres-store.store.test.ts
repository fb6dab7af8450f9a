import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openProxy, type ProxyUnderTest } from '../../../testing/app/proxy-under-test.ts';
import { type OpenStore, STORES_UNDER_TEST } from '../../../testing/platform/stores-under-test.ts';
import type { ServiceNews, TellService } from '../outside/absence.ts';
import { storeTroubleOf } from './health/store-trouble.ts';
import { openPostgres } from './postgres-store.ts';
import type { Database } from './tables.ts';

const CONNECTIONS = 10;
const PATIENCE_MS = 500;

test('an address that doesn’t answer is noticed at the first query, and reported once', async () => {
  const told: ServiceNews[] = [];
  const tell: TellService = (news) => told.push(news);
  const faults: unknown[] = [];
  const onFault = (fault: unknown) => faults.push(fault);
  const db = await openPostgres('postgres://127.0.0.1:1/none', { tell, onFault });
  for (let n = 0; n < 3; n++) {
    await expect(sql`select 1`.execute(db)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  }
  expect(faults.map(storeTroubleOf)).toEqual(['away', 'away', 'away']);
  expect(told).toEqual([{ type: 'away', service: 'PostgreSQL', reason: 'ECONNREFUSED' }]);
  await db.destroy();
});

// Found by a test of several servers on a PostgreSQL whose answers came late.
describe.each(STORES_UNDER_TEST.filter(({ name }) => name === 'PostgreSQL'))('on $name', (at) => {
  let store: OpenStore;
  let proxy: ProxyUnderTest;
  /** The same store through a connection that can fail, with short timeouts. */
  let db: Kysely<Database>;
  beforeEach(async () => {
    store = await at.openMigrated();
    proxy = await openProxy(store.databaseUrl ?? '', 5432);
    db = await openPostgres(`${proxy.address}?query_timeout=${PATIENCE_MS}`);
    await sql`select 1`.execute(db);
  });
  afterEach(async () => {
    await db.destroy();
    await proxy.close();
    await store.close();
  });

  test('work that succeeds after a transaction began too late is committed', async () => {
    proxy.hold();
    await expect(addInTransaction()).rejects.toThrow('timeout');
    proxy.release();
    await addKey(db, 'later');
    expect(await readKeys(store.db)).toEqual(['later']);
  });

  test('a transaction with a statement that is not answered in time is rolled back, with the reason', async () => {
    await expect(addInTransaction(proxy.hold)).rejects.toThrow('timeout');
    await addKey(store.db, 'within');
    proxy.release();
    expect(await readKeys(db)).toEqual(['within']);
  });

  test('if all connections died, each fails once', async () => {
    const ask = () => {
      const asking = Array.from({ length: 2 * CONNECTIONS }, () =>
        sql`select pg_sleep(0.05)`.execute(db),
      );
      return Promise.allSettled(asking);
    };
    await ask();
    proxy.hold();
    proxy.forget();
    const failed = (await ask()).filter(({ status }) => status === 'rejected');
    expect(failed).toHaveLength(CONNECTIONS);
    expect((await ask()).filter(({ status }) => status === 'rejected')).toEqual([]);
  });

  test('PostgreSQL itself ends long statements and idle transactions', async () => {
    const names = ['statement_timeout', 'idle_in_transaction_session_timeout'];
    const { rows } = await sql<{ setting: string }>`
      select setting from pg_settings where name in (${sql.join(names)}) order by name desc
    `.execute(db);
    expect(rows.map(({ setting }) => setting)).toEqual(['9000', '10000']);
  });

  async function addInTransaction(afterwards = () => {}) {
    await db.transaction().execute(async (transaction) => {
      await addKey(transaction, 'within');
      afterwards();
      await sql`select 1`.execute(transaction);
    });
  }
});

async function addKey(db: Kysely<Database>, purpose: string): Promise<void> {
  await db.insertInto('secret_key').values({ purpose, value: 'x' }).execute();
}

async function readKeys(db: Kysely<Database>): Promise<string[]> {
  const rows = await db.selectFrom('secret_key').select('purpose').execute();
  return rows.map(({ purpose }) => purpose);
}
