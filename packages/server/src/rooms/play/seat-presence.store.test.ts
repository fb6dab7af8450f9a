import type { SeatId } from '@outoften/rules/room/seat';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenStore, STORES_UNDER_TEST } from '../../../testing/platform/stores-under-test.ts';
import { aRoom, aSeat, CHANCE_AND_PAUSES, NOW } from '../../../testing/rooms/room-under-test.ts';
import { createRoomKeeper, type RoomKeeper } from '../store/room-keeper.ts';
import { insertRoom } from '../store/room-rows.ts';
import { createPresence, type SeatPresence } from './seat-presence.ts';

const BEN = 'room.ben' as SeatId;

describe.each(STORES_UNDER_TEST)('on $name', (underTest) => {
  let store: OpenStore;
  let keeper: RoomKeeper;
  let presence: SeatPresence;
  let isStoreAway: boolean;
  let faults: unknown[];
  /** Tasks to run when time passes. */
  let later: (() => void)[];
  beforeEach(async () => {
    store = await underTest.openMigrated();
    [isStoreAway, faults, later] = [false, [], []];
    const onFault = (fault: unknown) => void faults.push(fault);
    const now = () => NOW;
    const { db } = store;
    keeper = createRoomKeeper({ db, now, ...CHANCE_AND_PAUSES, onSaved: () => {}, onFault });
    const after = (_ms: number, task: () => void) => {
      later.push(task);
      return () => {};
    };
    const change: RoomKeeper['change'] = async (roomId, decide) => {
      if (isStoreAway) throw new Error('the store is away');
      return keeper.change(roomId, decide);
    };
    const parts = { keeper: { change }, serverId: 'server', timers: { after }, onFault };
    presence = createPresence(parts);
    const room = aRoom({ seats: [aSeat({ id: 'room.host' as SeatId }), aSeat({ id: BEN })] });
    await insertRoom(store.db, { room, sessionId: 'session', owner: 'ana', now: NOW });
    await presence.reportHere('room', BEN);
  });
  afterEach(() => store.close());

  test('a seat that disconnected while the store was away is silent once the store is back', async () => {
    isStoreAway = true;
    await presence.miss('room', BEN, NOW);
    await pass();
    expect(faults).toHaveLength(2);
    isStoreAway = false;
    await pass();
    expect(await presenceOfBen()).toEqual({ type: 'silent', since: NOW });
    expect(await listConnected()).toEqual([]);
    await pass();
    expect(later).toEqual([]);
  });

  test('a seat that reconnected meanwhile is not called silent later', async () => {
    isStoreAway = true;
    await presence.miss('room', BEN, NOW);
    isStoreAway = false;
    await presence.reportHere('room', BEN);
    await pass();
    expect(await presenceOfBen()).toEqual({ type: 'here' });
    expect(await listConnected()).toEqual([{ seat_id: BEN }]);
  });

  test('a server that has stopped does not report again that a seat went silent', async () => {
    isStoreAway = true;
    await presence.miss('room', BEN, NOW);
    presence.stop();
    isStoreAway = false;
    await pass();
    expect(await presenceOfBen()).toEqual({ type: 'here' });
  });

  test('a server that has stopped schedules no second report when a socket closes', async () => {
    presence.stop();
    isStoreAway = true;
    await presence.miss('room', BEN, NOW);
    expect(later).toEqual([]);
  });

  test('a connection that closes late here leaves the seat to the server it has moved to', async () => {
    const timers = { after: () => () => {} };
    const onFault = (fault: unknown) => void faults.push(fault);
    const other = createPresence({ keeper, serverId: 'other', timers, onFault });
    await other.reportHere('room', BEN);
    await presence.miss('room', BEN, NOW);
    const query = store.db.selectFrom('heard_seat').select(['seat_id', 'server_id']);
    expect(await query.execute()).toEqual([{ seat_id: BEN, server_id: 'other' }]);
  });

  async function pass(): Promise<void> {
    for (const task of later.splice(0)) task();
    await keeper.settle();
    // An answered report was saved.
    await Promise.resolve();
  }

  async function presenceOfBen() {
    return (await keeper.read('room'))?.room.seats[1]?.presence;
  }

  function listConnected() {
    return store.db.selectFrom('heard_seat').select('seat_id').execute();
  }
});
