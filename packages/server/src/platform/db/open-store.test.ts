import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenStore, STORES_UNDER_TEST } from '../../../testing/platform/stores-under-test.ts';
import { isOfAbsence, type ServiceNews, type TellService } from '../outside/absence.ts';
import { storeTroubleOf } from './health/store-trouble.ts';
import { openStore } from './open-store.ts';
import { storeAdapterOf } from './store-meter.ts';
import type { Database } from './tables.ts';

/** The byte of SQLite's file format with its write version. From version 3 on, the file is read-only. */
const WRITE_VERSION_OFFSET = 18;

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'outoften-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('a store of a later version is refused', async () => {
  const db = await open();
  await sql`insert into kysely_migration values ('9999-later', '2099-01-01')`.execute(db);
  await db.destroy();
  const wanted = 'a store that this version can bring up to date is wanted';
  await expect(open()).rejects.toThrow(
    `DATA_DIR is "${dataDir}": ${wanted} (a newer version has written it)`,
  );
});

test('a host that does not exist causes a hint at signs in the password', async () => {
  const databaseUrl = 'postgres://ten:secret@nowhere.invalid/ten';
  await expect(openStore({ dataDir, databaseUrl })).rejects.toThrow(
    /^DATABASE_URL is "[^"]+": .* answers is wanted \((?:ENOTFOUND|EAI_AGAIN)\); in its password .* @ %40$/,
  );
});

test('a store that can only be read is refused', async () => {
  await (await open()).destroy();
  const file = openSync(join(dataDir, 'outoften.sqlite'), 'r+');
  writeSync(file, Buffer.of(3), 0, 1, WRITE_VERSION_OFFSET);
  closeSync(file);
  await expect(open()).rejects.toThrow(
    `DATA_DIR is "${dataDir}": a folder that can be written is wanted (`,
  );
});

describe.each(STORES_UNDER_TEST)('on $name', ({ openEmpty }) => {
  let store: OpenStore;
  let db: Kysely<Database>;
  let told: ServiceNews[];
  beforeEach(async () => {
    store = await openEmpty();
    told = [];
    const tell: TellService = (news) => told.push(news);
    db = await openStore({ dataDir, databaseUrl: store.databaseUrl }, { tell });
  });
  afterEach(async () => {
    await db.destroy();
    await store.close();
  });

  test('a connection that is cut during a query is replaced, and the store is away once and back once', async () => {
    if (store.databaseUrl === undefined) return;
    const cut = sql`select pg_terminate_backend(pg_backend_pid())`.execute(db);
    const fault = await cut.catch((error: unknown) => error);
    expect(String(fault)).toContain('terminating connection');
    expect(isOfAbsence(fault)).toBe(true);
    // The connection may be used once more before the cut is noticed.
    await expect.poll(answers).toBe(true);
    await expect.poll(answers).toBe(true);
    expect(told).toEqual([
      { type: 'away', service: 'PostgreSQL', reason: expect.stringContaining('terminating') },
      { type: 'back', service: 'PostgreSQL', awayMs: expect.any(Number) },
    ]);
  });

  function answers(): Promise<boolean> {
    return sql`select 1`.execute(db).then(
      () => true,
      () => false,
    );
  }

  test('an answer that refuses a query is no absence', async () => {
    const fault = await sql`select nothing from nowhere`.execute(db).catch((error) => error);
    expect(isOfAbsence(fault)).toBe(false);
    expect(told).toEqual([]);
  });
});

describe.each(STORES_UNDER_TEST.filter(({ name }) => name === 'PostgreSQL'))(
  'on $name',
  ({ openEmpty }) => {
    test('a connection that is cut while unused is no fault of the store, but one cut during a query is', async () => {
      const store = await openEmpty();
      const told: ServiceNews[] = [];
      const faults: unknown[] = [];
      const db = await openStore(
        { dataDir, databaseUrl: store.databaseUrl },
        { tell: (news) => told.push(news), onFault: (fault) => faults.push(fault) },
      );
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(store.db);
      const state = storeAdapterOf(db)?.state;
      const countIdle = () => (state?.type === 'postgres' ? state.connections().idle : undefined);
      await expect.poll(countIdle).toBe(0);
      expect({ told, faults }).toEqual({ told: [], faults: [] });
      const cut = sql`select pg_terminate_backend(pg_backend_pid())`.execute(db);
      await expect(cut).rejects.toThrow('terminating connection');
      expect(faults.map(storeTroubleOf)).toEqual(['away']);
      expect(told.map(({ type }) => type)).toEqual(['away']);
      await db.destroy();
      await store.close();
    });
  },
);

function open() {
  return openStore({ dataDir, databaseUrl: undefined });
}
