import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type OpenStore,
  SQLITE,
  STORES_UNDER_TEST,
} from '../../../testing/platform/stores-under-test.ts';
import { migrate } from '../db/migrations.ts';
import { createSecretKeys, readNeededKeys } from '../secrets.ts';

describe.each(STORES_UNDER_TEST)('on $name', (underTest) => {
  let store: OpenStore;
  beforeEach(async () => {
    store = await underTest.openMigrated();
  });
  afterEach(() => store.close());

  test('servers that start at once share a key of 256 bits', async () => {
    const servers = Array.from({ length: 5 }, () => createSecretKeys(store.db));
    const keys = await Promise.all(servers.map((getKey) => getKey('guest-tokens')));
    expect(keys[0]).toHaveLength(32);
    for (const key of keys) expect(key).toEqual(keys[0]);
  });

  test('each purpose has a key of its own', async () => {
    const getKey = createSecretKeys(store.db);
    expect(await getKey('guest-tokens')).not.toEqual(await getKey('list-cursors'));
  });
});

test('keys that were read are available without the store', async () => {
  const { db, close } = await SQLITE.openMigrated();
  const getKey = createSecretKeys(db);
  await readNeededKeys(getKey);
  await close();
  expect(await getKey('guest-tokens')).toHaveLength(32);
});

test('a store that was away for a moment is asked again', async () => {
  const { db, close } = await SQLITE.openEmpty();
  const getKey = createSecretKeys(db);
  await expect(getKey('guest-tokens')).rejects.toThrow('no such table');
  await migrate(db);
  expect(await getKey('guest-tokens')).toHaveLength(32);
  await close();
});
