import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenStore, STORES_UNDER_TEST } from '../../../testing/platform/stores-under-test.ts';
import { beat } from '../../rooms/play/server-beats.ts';
import { watchServers } from './health.ts';

describe.each(STORES_UNDER_TEST)('on $name', (underTest) => {
  let store: OpenStore;
  let now: number;
  let running: readonly string[];
  let connected: number | undefined;
  let isApart: () => Promise<boolean>;
  beforeEach(async () => {
    store = await underTest.openMigrated();
    now = 1_760_000_000_000;
    running = ['one', 'other'];
    connected = 1;
    const countConnected = async () => connected;
    isApart = watchServers({ db: store.db, now: () => now, countConnected });
  });
  afterEach(() => store.close());

  /** Lets six seconds pass, with a beat of each running server in each. */
  async function wait() {
    for (let second = 0; second < 6; second++) {
      now += 1_000;
      for (const serverId of running) await beat(store.db, { serverId, now });
      await isApart();
    }
    return isApart();
  }

  test('two servers that no Redis connects are apart until one of them ends', async () => {
    expect(await wait()).toBe(true);
    running = ['one'];
    expect(await wait()).toBe(false);
  });

  test('two servers at one Redis are not apart', async () => {
    connected = 2;
    expect(await wait()).toBe(false);
  });

  test('a server that has just stopped is not missed', async () => {
    for (const serverId of running) await beat(store.db, { serverId, now });
    running = ['one'];
    expect(await isApart()).toBe(false);
    expect(await wait()).toBe(false);
  });

  test('while Redis is away nothing is known', async () => {
    connected = undefined;
    expect(await wait()).toBe(false);
  });
});
