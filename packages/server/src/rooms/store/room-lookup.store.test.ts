import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenStore, STORES_UNDER_TEST } from '../../../testing/platform/stores-under-test.ts';
import { aRoom, NOW } from '../../../testing/rooms/room-under-test.ts';
import { createLifeFinder } from './room-lookup.ts';
import { CLOSED_ROOM_TTL_MS, insertRoom, ROOM_TTL_MS } from './room-rows.ts';

describe.each(STORES_UNDER_TEST)('on $name', (underTest) => {
  let store: OpenStore;
  beforeEach(async () => {
    store = await underTest.openMigrated();
    await insertRoom(store.db, { room: aRoom(), sessionId: 'session', owner: 'ana', now: NOW });
  });
  afterEach(() => store.close());

  test('thousands of simultaneous calls to keep a room alive share one query', async () => {
    const find = createLifeFinder(store.db);
    const asked = Array.from({ length: 5_000 }, () => find('room'));
    expect(new Set(asked).size).toBe(1);
    const life = { touchedAt: NOW, expiresAt: NOW + ROOM_TTL_MS };
    expect(await asked[0]).toEqual(life);
    await store.db
      .updateTable('room')
      .set({ expires_at: life.expiresAt + 1 })
      .execute();
    expect(await find('room')).toEqual({ touchedAt: NOW + 1, expiresAt: life.expiresAt + 1 });
    expect(await find('nowhere')).toBeUndefined();
  });

  test('closing a room counts as activity', async () => {
    const closed = { live_code: null, expires_at: NOW + CLOSED_ROOM_TTL_MS };
    await store.db.updateTable('room').set(closed).execute();
    const life = { touchedAt: NOW, expiresAt: NOW + CLOSED_ROOM_TTL_MS };
    expect(await createLifeFinder(store.db)('room')).toEqual(life);
  });
});
