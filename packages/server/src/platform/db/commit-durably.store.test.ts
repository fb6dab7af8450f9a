import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { holdDisk } from '../../../testing/platform/disk-under-test.ts';
import { type OpenStore, STORES_UNDER_TEST } from '../../../testing/platform/stores-under-test.ts';
import { commit, commitDurably, standsStillToCommit } from './commit.ts';
import { openStore } from './open-store.ts';
import type { Database } from './tables.ts';

describe.each(STORES_UNDER_TEST)('on $name', (underTest) => {
  let store: OpenStore;
  beforeEach(async () => {
    store = await underTest.openMigrated();
  });
  afterEach(() => store.close());

  test('a transaction that succeeds is committed, and its result returned', async () => {
    expect(await commitDurably(store.db, addKey)).toBe('added');
    expect(await countKeys()).toBe(1);
  });

  test('a transaction that fails is rolled back, and its error thrown', async () => {
    const failing = commitDurably(store.db, async (transaction) => {
      await addKey(transaction);
      throw new Error('fault');
    });
    await expect(failing).rejects.toThrow('fault');
    expect(await countKeys()).toBe(0);
    expect(await commitDurably(store.db, addKey)).toBe('added');
  });

  test('only SQLite blocks all other work to commit', () => {
    expect(standsStillToCommit(store.db)).toBe(underTest.name !== 'PostgreSQL');
  });

  async function countKeys() {
    return (await store.db.selectFrom('secret_key').select('purpose').execute()).length;
  }
});

describe('SQLite in a file', () => {
  let dataDir: string;
  let db: Kysely<Database>;
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'outoften-'));
    db = await openStore({ dataDir, databaseUrl: undefined });
  });
  afterEach(async () => {
    await db.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('has committed to the disk when it answers', async () => {
    expect(await commitDurably(db, addKey)).toBe('added');
    expect(statSync(join(dataDir, 'outoften.sqlite-wal')).size).toBeGreaterThan(0);
  });

  test('answers when the disk has synced, and does other work meanwhile', async () => {
    const syncs = holdDisk(db);
    let isAnswered = false;
    const committed = commitDurably(db, addKey).then(() => {
      isAnswered = true;
    });
    await expect.poll(() => syncs).toHaveLength(1);
    expect(await db.selectFrom('secret_key').select('purpose').execute()).toHaveLength(1);
    expect(isAnswered).toBe(false);
    syncs[0]?.();
    await committed;
  });

  test('shows changes to readers before the disk has synced', async () => {
    const syncs = holdDisk(db);
    const { result, onDisk } = await commit(db, addKey);
    expect(result).toBe('added');
    syncs[0]?.();
    await onDisk;
  });

  test('reports a disk that fails', async () => {
    const syncs = holdDisk(db);
    const committed = commitDurably(db, addKey);
    await expect.poll(() => syncs).toHaveLength(1);
    syncs[0]?.(new Error('EIO'));
    await expect(committed).rejects.toThrow('EIO');
  });
});

async function addKey(db: Kysely<Database>): Promise<string> {
  await db.insertInto('secret_key').values({ purpose: 'test', value: 'x' }).execute();
  return 'added';
}
