import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenStore, STORES_UNDER_TEST } from '../../db/stores-under-test.ts';
import { insertRoom, ROOM_TTL_MS } from '../keeper/room-rows.ts';
import { aRoom, NOW } from '../room-under-test.ts';
import { createExpiryFinder } from './room-lookup.ts';

describe.each(STORES_UNDER_TEST)('on $name', (underTest) => {
  let store: OpenStore;
  beforeEach(async () => {
    store = await underTest.openMigrated();
    await insertRoom(store.db, { room: aRoom(), sessionId: 'session', owner: 'ana', now: NOW });
  });
  afterEach(() => store.close());

  test('whoever asks when thousands of records of a room expire makes one look at the store', async () => {
    const find = createExpiryFinder(store.db);
    const asked = Array.from({ length: 5_000 }, () => find('room'));
    expect(new Set(asked).size).toBe(1);
    expect(await asked[0]).toBe(NOW + ROOM_TTL_MS);
    await store.db.updateTable('room').set({ expires_at: NOW }).execute();
    expect(await find('room')).toBe(NOW);
    expect(await find('nowhere')).toBeUndefined();
  });
});
