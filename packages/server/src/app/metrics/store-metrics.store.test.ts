import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type OpenStore, STORES_UNDER_TEST } from '../../../testing/platform/stores-under-test.ts';
import { commitDurably } from '../../platform/db/commit.ts';
import { openStore } from '../../platform/db/open-store.ts';
import { addStoreGauges, addStoreMeter } from '../../platform/db/store-meter.ts';
import type { Database } from '../../platform/db/tables.ts';

describe.each(STORES_UNDER_TEST)('on $name', ({ name, openEmpty }) => {
  let dataDir: string;
  let store: OpenStore;
  let db: Kysely<Database>;
  let registry: Registry;
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'outoften-'));
    store = await openEmpty();
    registry = new Registry();
    const meter = addStoreMeter(registry);
    db = await openStore({ dataDir, databaseUrl: store.databaseUrl }, { meter });
    addStoreGauges(registry, db);
  });
  afterEach(async () => {
    await db.destroy();
    await store.close();
    rmSync(dataDir, { recursive: true });
  });

  async function read(series: string): Promise<number> {
    const line = (await registry.metrics())
      .split('\n')
      .find((each) => each.startsWith(`${series} `));
    return Number(line?.split(' ').at(-1));
  }

  const addKey = (to: Kysely<Database>) =>
    to.insertInto('secret_key').values({ purpose: 'test', value: 'x' }).execute();
  const readKeys = () => db.selectFrom('secret_key').select('purpose').execute();

  test('queries that read are measured, and those that write are not', async () => {
    const before = await read('store_duration_seconds_count{kind="read"}');
    await readKeys();
    await readKeys();
    await addKey(db);
    expect(await read('store_duration_seconds_count{kind="read"}')).toBe(before + 2);
    expect(await read('store_duration_seconds_sum{kind="read"}')).toBeGreaterThan(0);
  });

  test('a transaction is measured once it is committed', async () => {
    await commitDurably(db, addKey);
    await vi.waitFor(async () => {
      expect(await read('store_duration_seconds_count{kind="commit"}')).toBe(1);
    });
    expect(await read('store_commit_failures_total')).toBe(0);
  });

  test('a transaction that the game itself ends is neither measured nor a failure', async () => {
    const failing = commitDurably(db, async () => {
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    expect(await read('store_commit_failures_total')).toBe(0);
    expect(await read('store_duration_seconds_count{kind="commit"}')).toBe(0);
  });

  test('a write that the store can’t do counts as failed wherever it happens', async () => {
    const readOnly =
      name === 'SQLite' ? sql`pragma query_only = on` : sql`set transaction read only`;
    const failing = db.transaction().execute(async (transaction) => {
      await readOnly.execute(transaction);
      await addKey(transaction);
    });
    await expect(failing).rejects.toThrow();
    expect(await read('store_commit_failures_total')).toBe(1);
  });

  test('the store has its own metrics, and none of the other kind of store', async () => {
    await addKey(db);
    const metrics = await registry.metrics();
    if (name === 'SQLite') {
      expect(await read('sqlite_wal_bytes')).toBeGreaterThan(0);
      expect(metrics).not.toContain('postgres_');
      return;
    }
    expect(metrics).not.toContain('sqlite_');
    expect(await read('postgres_pool_connections{state="idle"}')).toBeGreaterThan(0);
    expect(await read('postgres_pool_waiting')).toBe(0);
  });

  test('used connections, and callers that wait for one, are counted', async () => {
    if (name === 'SQLite') return;
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const transactions = Array.from({ length: 12 }, () =>
      db.transaction().execute(async () => held),
    );
    await vi.waitFor(async () => {
      expect(await read('postgres_pool_connections{state="used"}')).toBe(10);
      expect(await read('postgres_pool_waiting')).toBe(2);
    });
    release();
    await Promise.all(transactions);
  });
});
