import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenStore, STORES_UNDER_TEST } from '../../../testing/platform/stores-under-test.ts';
import { aRoom, NOW } from '../../../testing/rooms/room-under-test.ts';
import { insertRoom } from '../store/room-rows.ts';
import { beat, claimOutage } from './server-beats.ts';

describe.each(STORES_UNDER_TEST)('on $name', (underTest) => {
  let store: OpenStore;
  let now: number;
  beforeEach(async () => {
    store = await underTest.openMigrated();
    now = NOW;
    await insertRoom(store.db, { room: aRoom(), sessionId: 'session', owner: 'ana', now });
    await beat(store.db, { serverId: 'crashed', now });
    now += 60_000;
  });
  afterEach(() => store.close());

  const starting = (serverId: string) => ({ serverId, now: () => now, pause: async () => {} });

  test('of servers that start at once, one notes the time that rooms are owed', async () => {
    // The server that finds another's first beat waits for its next one.
    const starts = ['one', 'two', 'three'].map((id) => claimOutage(store.db, starting(id)));
    await Promise.all(starts);
    expect(await owed()).toEqual([{ room_id: 'room', ms: 60_000 }]);
  });

  test('a second outage adds to the time that rooms are owed', async () => {
    await claimOutage(store.db, starting('one'));
    now += 10_000;
    await claimOutage(store.db, starting('two'));
    expect(await owed()).toEqual([{ room_id: 'room', ms: 70_000 }]);
  });

  function owed() {
    return store.db.selectFrom('owed_time').selectAll().execute();
  }
});
