import { ok, refuse } from '@outoften/rules/result';
import type { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenStore, STORES_UNDER_TEST } from '../../../testing/platform/stores-under-test.ts';
import { commitUnlessRefused } from './commit.ts';
import type { Database } from './tables.ts';

describe.each(STORES_UNDER_TEST)('on $name', (underTest) => {
  let store: OpenStore;
  beforeEach(async () => {
    store = await underTest.openMigrated();
  });
  afterEach(() => store.close());

  test('an accepted change is committed', async () => {
    const result = await commitUnlessRefused(store.db, async (transaction) => {
      await addKey(transaction);
      return ok(7);
    });
    expect(result).toEqual(ok(7));
    expect(await countKeys()).toBe(1);
  });

  test('a refused change is rolled back', async () => {
    const result = await commitUnlessRefused(store.db, async (transaction) => {
      await addKey(transaction);
      return refuse('not-now');
    });
    expect(result).toEqual(refuse('not-now'));
    expect(await countKeys()).toBe(0);
  });

  test('a change that fails is rolled back, and its error thrown', async () => {
    const failing = commitUnlessRefused(store.db, async (transaction) => {
      await addKey(transaction);
      throw new Error('fault');
    });
    await expect(failing).rejects.toThrow('fault');
    expect(await countKeys()).toBe(0);
  });

  test('a deadlocked transaction is tried again, five times at most', async () => {
    let attempts = 0;
    const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' });
    const work = async (transaction: Kysely<Database>) => {
      await addKey(transaction);
      if (++attempts % 3 !== 0) throw deadlock;
      return ok(attempts);
    };
    expect(await commitUnlessRefused(store.db, work)).toEqual(ok(3));
    expect(await countKeys()).toBe(1);
    let tries = 0;
    const never = commitUnlessRefused(store.db, async () => {
      tries++;
      throw deadlock;
    });
    await expect(never).rejects.toBe(deadlock);
    expect(tries).toBe(5);
  });

  async function addKey(db: Kysely<Database>) {
    await db.insertInto('secret_key').values({ purpose: 'test', value: 'x' }).execute();
  }

  async function countKeys() {
    return (await store.db.selectFrom('secret_key').select('purpose').execute()).length;
  }
});
