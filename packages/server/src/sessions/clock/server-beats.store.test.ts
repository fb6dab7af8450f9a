import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenStore, STORES_UNDER_TEST } from '../../db/stores-under-test.ts';
import { NOW } from '../room-under-test.ts';
import { awaitGivingBack, beat, claimOutage, endGivingBack } from './server-beats.ts';

describe.each(STORES_UNDER_TEST)('on $name', (underTest) => {
  let store: OpenStore;
  let now: number;
  beforeEach(async () => {
    store = await underTest.openMigrated();
    now = NOW;
    await beat(store.db, { serverId: 'crashed', now });
    now += 60_000;
  });
  afterEach(() => store.close());

  const starting = (serverId: string, pause: () => Promise<unknown> = noPause) => ({
    serverId,
    now: () => now,
    pause,
  });

  test('of servers that start at once, one is told of the outage', async () => {
    const told = await Promise.all(
      // The one that finds another's first beat waits for its next.
      ['one', 'two', 'three'].map((id) =>
        claimOutage(
          store.db,
          starting(id, async () => {}),
        ),
      ),
    );
    expect(told.toSorted()).toEqual([0, 0, 60_000]);
  });

  test('a server that starts waits until another has given the outage back', async () => {
    expect(await claimOutage(store.db, starting('one'))).toBe(60_000);
    now += 20_000;
    await beat(store.db, { serverId: 'one', now });
    const looks: string[] = [];
    await awaitGivingBack(
      store.db,
      starting('two', async () => {
        looks.push('too early');
        if (looks.length === 2) await endGivingBack(store.db, 'one');
      }),
    );
    expect(looks).toEqual(['too early', 'too early']);
  });

  test('nobody waits for a server that ended while it gave the outage back', async () => {
    await claimOutage(store.db, starting('one'));
    now += 5_001;
    await awaitGivingBack(store.db, starting('two'));
  });

  test('nobody waits for themself', async () => {
    await claimOutage(store.db, starting('one'));
    await awaitGivingBack(store.db, starting('one'));
  });
});

function noPause(): Promise<never> {
  return expect.unreachable('nothing to wait for');
}
