import type { SeatId } from '@outoften/rules/room/seat';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenStore, STORES_UNDER_TEST } from '../../../testing/platform/stores-under-test.ts';
import { aRoom, aSeat, CHANCE_AND_PAUSES, NOW } from '../../../testing/rooms/room-under-test.ts';
import { createRoomKeeper } from '../store/room-keeper.ts';
import { insertRoom } from '../store/room-rows.ts';
import { extendDeadlines, recordLostTime, recordOutageAtStart } from './lost-time.ts';
import { beat } from './server-beats.ts';

const IDS = ['one', 'two', 'six'];

describe.each(STORES_UNDER_TEST)('recorded time, on $name', (underTest) => {
  let store: OpenStore;
  beforeEach(async () => {
    store = await underTest.openMigrated();
    for (const id of IDS) {
      const presence = { type: 'away', since: NOW } as const;
      const room = aRoom({ id, seats: [aSeat({ id: `${id}.host` as SeatId, presence })] });
      await insertRoom(store.db, { room, sessionId: id, owner: 'ana', now: NOW });
    }
    await recordLostTime(store.db, 60_000);
  });
  afterEach(() => store.close());

  test('each room gets its time back once, from any number of servers', async () => {
    const servers = [aServer(), aServer()];
    await Promise.all(servers.map(extendDeadlines));
    for (const id of IDS) expect(await silentSince(id)).toBe(NOW + 60_000);
    await extendDeadlines(aServer());
    for (const id of IDS) expect(await silentSince(id)).toBe(NOW + 60_000);
  });

  test('a room that can’t be read delays no other room’s time', async () => {
    const breaking = store.db.updateTable('room_state').set({ state: '{}' });
    await breaking.where('room_id', '=', 'two').execute();
    const faults: unknown[] = [];
    await extendDeadlines({ ...aServer(), onFault: (fault) => faults.push(fault) });
    expect(faults).toMatchObject([{ code: 'UNREADABLE_ROOM' }]);
    for (const id of ['one', 'six']) expect(await silentSince(id)).toBe(NOW + 60_000);
  });

  function aServer() {
    const onFault = (fault: unknown) => expect.unreachable(String(fault));
    const { db } = store;
    const parts = { db, now: () => NOW, ...CHANCE_AND_PAUSES };
    const keeper = createRoomKeeper({ ...parts, onSaved: () => {}, onFault });
    return { db, keeper, onFault };
  }

  async function silentSince(id: string) {
    const [seat] = (await aServer().keeper.read(id))?.room.seats ?? [];
    return seat?.presence.type === 'away' ? seat.presence.since : undefined;
  }
});

describe.each(STORES_UNDER_TEST)('the end of an outage, on $name', (underTest) => {
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

  test('of servers that start at once, one records the lost time', async () => {
    // The server that finds another's first beat waits for its next one.
    const starts = ['one', 'two', 'three'].map((id) => recordOutageAtStart(store.db, starting(id)));
    await Promise.all(starts);
    expect(await recorded()).toEqual([{ room_id: 'room', ms: 60_000 }]);
  });

  test('a second outage adds to the lost time', async () => {
    await recordOutageAtStart(store.db, starting('one'));
    now += 10_000;
    await recordOutageAtStart(store.db, starting('two'));
    expect(await recorded()).toEqual([{ room_id: 'room', ms: 70_000 }]);
  });

  function recorded() {
    return store.db.selectFrom('owed_time').selectAll().execute();
  }
});
