import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { holdDisk } from '../../../../testing/platform/disk-under-test.ts';
import { STORES_UNDER_TEST } from '../../../../testing/platform/stores-under-test.ts';
import { openStore } from '../open-store.ts';
import type { Database } from '../tables.ts';
import { type StoreTrouble, storeTroubleOf } from './store-trouble.ts';
import { freeBytesOf, probeWriter } from './store-watch.ts';

const NOW = 1_760_000_000_000;
const now = () => NOW;

describe.each(STORES_UNDER_TEST)('on $name', (underTest) => {
  test('a probe writes one row of the given length', async () => {
    const { db, close } = await underTest.openMigrated();
    const write = probeWriter({ db, now });
    for (const length of [0, 64, 8]) {
      await write(length);
      const rows = await db.selectFrom('stored_answer').select(['answer', 'fetched_at']).execute();
      expect(rows).toEqual([{ answer: expect.stringMatching(/^"[\da-f]*"$/), fetched_at: NOW }]);
      expect(rows[0]?.answer).toHaveLength(length + 2);
    }
    await close();
  });

  test('each server has its own row, so that none waits for another', async () => {
    const { db, close } = await underTest.openMigrated();
    await probeWriter({ db, now })(0);
    await probeWriter({ db, now })(0);
    expect(await db.selectFrom('stored_answer').select('question').execute()).toHaveLength(2);
    await close();
  });
});

describe('a store in a file', () => {
  let dataDir: string;
  let db: Kysely<Database>;
  let troubles: (StoreTrouble | undefined)[];
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'outoften-'));
    troubles = [];
    const onFault = (fault: unknown) => troubles.push(storeTroubleOf(fault));
    db = await openStore({ dataDir, databaseUrl: undefined }, { onFault });
  });
  afterEach(async () => {
    await db.destroy();
    rmSync(dataDir, { recursive: true });
  });

  test('without room reports each failed write, until there is room again', async () => {
    const write = probeWriter({ db, now });
    await write(0);
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count)}`.execute(db);
    // A short row still fits into an existing page.
    await write(0);
    expect(troubles).toEqual([]);
    await expect(write(64 * 1024)).rejects.toMatchObject({ errcode: 13 });
    expect(troubles).toEqual(['full']);
    await sql`pragma max_page_count = 1000000`.execute(db);
    await write(64 * 1024);
    expect(troubles).toEqual(['full']);
  });

  test('that is read-only reports each failed write', async () => {
    await sql`pragma query_only = on`.execute(db);
    await expect(probeWriter({ db, now })(0)).rejects.toThrow();
    expect(troubles).toEqual(['read-only']);
  });

  test('waits for the disk, and the disk’s fault is the probe’s fault', async () => {
    const waiting = holdDisk(db);
    const written = probeWriter({ db, now })(0);
    await expect.poll(() => waiting.length).toBe(1);
    waiting[0]?.(Object.assign(new Error('the disk'), { code: 'EIO' }));
    await expect(written).rejects.toMatchObject({ code: 'EIO' });
  });

  test('knows how much room its disk has, and PostgreSQL’s is unknown', async () => {
    expect(await freeBytesOf({ dataDir, databaseUrl: undefined })).toBeGreaterThan(0);
    expect(await freeBytesOf({ dataDir, databaseUrl: 'postgres://db/ten' })).toBeUndefined();
    expect(await freeBytesOf({ dataDir: '/nowhere', databaseUrl: undefined })).toBeUndefined();
  });
});
