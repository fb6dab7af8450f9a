import { afterEach, beforeEach, expect, test } from 'vitest';
import { type OpenStore, SQLITE } from '../../../testing/platform/stores-under-test.ts';
import { aRoom, CHANCE_AND_PAUSES, NOW } from '../../../testing/rooms/room-under-test.ts';
import { PROCESS_TIMERS } from '../../platform/clock.ts';
import type { RoomNews } from '../live/bus/room-bus.ts';
import { createRoomKeeper } from '../store/room-keeper.ts';
import { insertRoom } from '../store/room-rows.ts';
import { type AudienceNewsroom, createNewsroom } from './audience-news.ts';

let store: OpenStore;
let newsroom: AudienceNewsroom;
let told: RoomNews[];
let faults: unknown[];
/** Tasks to run when time passes. */
let later: (() => void)[];
/** Rooms that can't be read. */
let broken: readonly string[];
beforeEach(async () => {
  store = await SQLITE.openMigrated();
  await insertRoom(store.db, { room: aRoom(), sessionId: 'session', owner: 'ana', now: NOW });
  [told, faults, later, broken] = [[], [], [], []];
  const onFault = (fault: unknown) => void faults.push(fault);
  const { db } = store;
  const now = () => NOW;
  const keeper = createRoomKeeper({ db, now, ...CHANCE_AND_PAUSES, onSaved: () => {}, onFault });
  newsroom = createNewsroom({
    db,
    keeper: {
      ...keeper,
      read: async (id) => {
        if (broken.includes(id)) throw new Error(`room ${id} can’t be read`);
        return keeper.read(id);
      },
    },
    bus: { publish: (news) => void told.push(news) },
    timers: {
      ...PROCESS_TIMERS,
      after: (_ms, task) => {
        later.push(task);
        return () => {};
      },
    },
    now,
    onFault,
  });
});
afterEach(() => store.close());

test('messages that were begun are sent before the audience news has settled', async () => {
  newsroom.report('room', 'applause');
  later[0]?.();
  await newsroom.settle();
  expect(told).toMatchObject([{ type: 'audience', id: 'room', reactions: { applause: 1 } }]);
});

test('news that can’t be sent delays no other news', async () => {
  broken = ['gone'];
  newsroom.report('gone');
  newsroom.report('room');
  await newsroom.settle();
  expect(told).toMatchObject([{ type: 'audience', id: 'room' }]);
  expect(faults.map(String)).toEqual(['Error: room gone can’t be read']);
});
