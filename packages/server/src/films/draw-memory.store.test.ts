import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenStore, STORES_UNDER_TEST } from '../../testing/platform/stores-under-test.ts';
import { PRESENT_STORE, type StoreAccess } from '../platform/db/health/store-access.ts';
import { createDrawMemory, type DrawMemory, MOST_WAITING_DRAWS } from './draw-memory.ts';
import { listDrawnFilms } from './drawn-films.ts';

describe.each(STORES_UNDER_TEST)('on $name', (underTest) => {
  let store: OpenStore;
  let isAway: boolean;
  let back: () => void;
  let faults: unknown[];
  let memory: DrawMemory;
  beforeEach(async () => {
    store = await underTest.openMigrated();
    isAway = false;
    faults = [];
    const watch: StoreAccess = {
      ...PRESENT_STORE,
      isAway: () => isAway,
      orWithout: async (work, without) => (isAway ? without() : work()),
      onBack: (task) => {
        back = task;
      },
    };
    memory = createDrawMemory({ db: store.db, store: watch, onFault: (f) => faults.push(f) });
  });
  afterEach(() => store.close());

  const draw = (visitorId: string, nth: number) =>
    memory.record({ visitorId, filmId: `film ${nth}`, drawnAt: nth });

  test('draws are saved while the store is available', async () => {
    await draw('ana', 1);
    expect(await listDrawnFilms(store.db, 'ana')).toEqual(['film 1']);
    expect(await memory.list('ana')).toEqual(['film 1']);
  });

  test('draws without the store are remembered for their visitor only, and saved when the store is back', async () => {
    isAway = true;
    await draw('ana', 1);
    await draw('ben', 2);
    await draw('ana', 3);
    await draw('ana', 1);
    expect(await memory.list('ana')).toEqual(['film 1', 'film 3', 'film 1']);
    isAway = false;
    back();
    await expect.poll(() => listDrawnFilms(store.db, 'ana')).toEqual(['film 1', 'film 3']);
    expect(await listDrawnFilms(store.db, 'ben')).toEqual(['film 2']);
    expect(faults).toEqual([]);
  });

  test('the number of draws that wait for the store is limited', async () => {
    isAway = true;
    for (let nth = 0; nth <= MOST_WAITING_DRAWS; nth++) await draw('ana', nth);
    const known = await memory.list('ana');
    expect(known).toHaveLength(MOST_WAITING_DRAWS);
    expect(known[0]).toBe('film 1');
  });
});
