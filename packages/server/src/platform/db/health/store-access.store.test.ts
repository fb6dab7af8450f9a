import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openProxy, type ProxyUnderTest } from '../../../../testing/app/proxy-under-test.ts';
import {
  type BreakableStore,
  breakable,
} from '../../../../testing/platform/breakable-store-under-test.ts';
import {
  type OpenStore,
  SQLITE,
  STORES_UNDER_TEST,
} from '../../../../testing/platform/stores-under-test.ts';
import {
  type TimersUnderTest,
  timersUnderTest,
} from '../../../../testing/platform/timers-under-test.ts';
import { PROCESS_TIMERS } from '../../clock.ts';
import { openPostgres } from '../postgres-store.ts';
import type { Database } from '../tables.ts';
import { createStoreAccess, STORE_PATIENCE_MS, type StoreAccess } from './store-access.ts';
import { createStoreWatch, probeWriter, type StoreWatch, watchStore } from './store-watch.ts';

describe('access to a store that may be away', () => {
  let store: OpenStore;
  let broken: BreakableStore;
  let timers: TimersUnderTest;
  let watch: StoreWatch;
  let access: StoreAccess;
  let told: string[];
  beforeEach(async () => {
    store = await SQLITE.openMigrated();
    broken = breakable(store.db);
    timers = timersUnderTest();
    told = [];
    const write = probeWriter({ db: broken.db, now: timers.now });
    watch = createStoreWatch({ write, freeBytes: async () => undefined, clock: timers });
    access = createStoreAccess({ watch, timers, isRemote: true });
    access.onBack(() => told.push('back'));
  });
  afterEach(async () => {
    access.stop();
    watch.stop();
    broken.mend();
    await settle();
    await store.close();
  });

  const readKeys = () => broken.db.selectFrom('secret_key').selectAll().execute();
  const orNothing = () => access.orWithout<unknown>(readKeys, () => 'nothing');

  test('uses a store that is available', async () => {
    expect(await orNothing()).toEqual([]);
    expect(told).toEqual([]);
  });

  test('treats a store that refuses as away until it saves a row again', async () => {
    broken.refuse();
    expect(await orNothing()).toBe('nothing');
    await settle();
    expect(access.isAway()).toBe(true);
    timers.pass(5_000);
    await settle();
    expect(told).toEqual([]);
    broken.mend();
    timers.pass(2_000);
    await settle();
    expect(access.isAway()).toBe(false);
    expect(told).toEqual(['back']);
    expect(await orNothing()).toEqual([]);
  });

  test('waits one second for a store that does not answer, and then not at all', async () => {
    broken.freeze();
    const asking = orNothing();
    await settle();
    timers.pass(STORE_PATIENCE_MS);
    expect(await asking).toBe('nothing');
    await settle();
    timers.pass(STORE_PATIENCE_MS);
    await settle();
    expect(access.isAway()).toBe(true);
    // No time passes here.
    expect(await orNothing()).toBe('nothing');
    broken.mend();
    await settle();
    timers.pass(2_000);
    await settle();
    expect(told).toEqual(['back']);
  });

  test('does not treat one lost connection as an absence, and repeats what was done without the store', async () => {
    const lost = Object.assign(new Error('cut'), { code: 'ECONNRESET' });
    expect(
      await access.orWithout<unknown>(
        () => Promise.reject(lost),
        () => 'nothing',
      ),
    ).toBe('nothing');
    await settle();
    expect(told).toEqual(['back']);
  });

  test('throws a fault that is not the store’s', async () => {
    const wrong = new TypeError('wrong');
    await expect(
      access.orWithout(
        () => Promise.reject(wrong),
        () => 1,
      ),
    ).rejects.toBe(wrong);
    expect(access.suspect(wrong)).toBe(false);
  });

  test('throws for calls with a time limit while the store is away', async () => {
    broken.refuse();
    await expect(access.inTime(readKeys)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await settle();
    await expect(access.inTime(readKeys)).rejects.toMatchObject({ code: 'STORE_AWAY' });
  });
});

describe.each(STORES_UNDER_TEST.filter(({ name }) => name === 'PostgreSQL'))('on $name', (at) => {
  let store: OpenStore;
  let proxy: ProxyUnderTest;
  let db: Kysely<Database>;
  let watch: StoreWatch;
  let access: StoreAccess;
  let told: string[];
  beforeEach(async () => {
    store = await at.openMigrated();
    proxy = await openProxy(store.databaseUrl ?? '', 5432);
    db = await openPostgres(proxy.address);
    await sql`select 1`.execute(db);
    told = [];
    watch = watchStore({ db, now: Date.now });
    access = createStoreAccess({ watch, timers: PROCESS_TIMERS, isRemote: true });
    access.onBack(() => told.push('back'));
  });
  afterEach(async () => {
    access.stop();
    watch.stop();
    proxy.release();
    await db.destroy();
    await proxy.close();
    await store.close();
  });

  test.each(['refuse', 'hold'] as const)(
    'a connection that is lost or does not answer (%s) is noticed without any request, and so is its return',
    async (fault) => {
      proxy[fault]();
      await vi.waitUntil(() => access.isAway(), 10_000);
      const without = await access.orWithout<unknown>(
        () => sql`select 1`.execute(db),
        () => 'none',
      );
      expect(without).toBe('none');
      proxy.release();
      await vi.waitUntil(() => told.length > 0, 20_000);
      expect(access.isAway()).toBe(false);
    },
  );

  test('a PostgreSQL that only reads counts as away after the next write', async () => {
    const name = new URL(store.databaseUrl ?? '').pathname.slice(1);
    const asReadOnly = (value: 'on' | 'off') =>
      sql`alter database ${sql.id(name)} set default_transaction_read_only = ${sql.lit(value)}`;
    await asReadOnly('on').execute(store.db);
    proxy.cut();
    const write = () =>
      db.insertInto('secret_key').values({ purpose: 'test', value: 'x' }).execute();
    expect(await access.orWithout<unknown>(write, () => 'none')).toBe('none');
    await vi.waitUntil(() => access.isAway(), 10_000);
    await asReadOnly('off').execute(store.db);
    proxy.cut();
    await vi.waitUntil(() => !access.isAway(), 20_000);
    await write();
  });
});

/** Waits for all work that needs no timer. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await nextTurn();
}
