import { beforeEach, expect, test } from 'vitest';
import {
  type ClockUnderTest,
  clockUnderTest,
} from '../../../../testing/platform/clock-under-test.ts';
import {
  createStoreWatch,
  FULL_BELOW_BYTES,
  LENGTH_IN_TROUBLE,
  PATIENCE_MS,
  type StoreWatch,
} from './store-watch.ts';

const FULL = Object.assign(new Error('disk full'), { errcode: 13 });
const AWAY = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
const TAKEN = Object.assign(new Error('a row that is there'), { errcode: 1555 });

let clock: ClockUnderTest;
let watch: StoreWatch;
/** The lengths of the written rows. */
let written: number[];
/** Runs for each write. */
let write: () => Promise<void>;
let free: number | undefined;
beforeEach(() => {
  clock = clockUnderTest();
  written = [];
  write = async () => {};
  free = undefined;
  watch = createStoreWatch({
    write: (length) => {
      written.push(length);
      return write();
    },
    freeBytes: async () => free,
    clock,
  });
});

test('a store that saves a row is healthy', async () => {
  expect(watch.state()).toBe('ok');
  expect(await watch.check()).toBe('ok');
  expect(written).toEqual([0]);
});

test('the watch writes once a second, however often it is asked', async () => {
  await Promise.all([watch.check(), watch.check()]);
  await watch.check();
  expect(written).toHaveLength(1);
  await clock.advance(1_000);
  await watch.check();
  expect(written).toHaveLength(2);
});

test('it is asked again after the clock was set back', async () => {
  let ahead = 90_000;
  const set = createStoreWatch({
    write: (length) => {
      written.push(length);
      return write();
    },
    freeBytes: async () => free,
    clock: { ...clock, now: () => clock.now() + ahead },
  });
  await set.check();
  ahead = 0;
  write = async () => {
    throw FULL;
  };
  expect(await set.check()).toBe('full');
});

test('a failed write shows what is wrong', async () => {
  write = async () => {
    throw FULL;
  };
  expect(await watch.check()).toBe('full');
});

test('a write that takes too long counts as away, and no other begins meanwhile', async () => {
  const late = Promise.withResolvers<void>();
  write = () => late.promise;
  const checked = watch.check();
  expect(await clock.elapse(checked)).toBe(PATIENCE_MS);
  expect(await checked).toBe('away');
  await clock.advance(10_000);
  expect(written).toHaveLength(1);
  late.resolve();
  write = async () => {};
  await clock.advance(2_000);
  expect(watch.state()).toBe('ok');
});

test('a reported fault makes the store unhealthy until a long row is saved, without a request', async () => {
  watch.note(AWAY);
  expect(watch.state()).toBe('away');
  expect(await watch.check()).toBe('ok');
  expect(written).toEqual([LENGTH_IN_TROUBLE]);
});

test('without any traffic the store’s recovery is noticed soon', async () => {
  await watch.check();
  write = async () => {
    throw FULL;
  };
  watch.note(FULL);
  expect(await watch.check()).toBe('full');
  await clock.advance(5_000);
  expect(watch.state()).toBe('full');
  write = async () => {};
  await clock.advance(1_000);
  expect(watch.state()).toBe('ok');
  const writes = written.length;
  await clock.advance(60_000);
  expect(written).toHaveLength(writes);
});

test('a fault that is reported while a row is being written is not forgotten', async () => {
  const slow = Promise.withResolvers<void>();
  write = () => slow.promise;
  const checked = watch.check();
  await clock.advance(0);
  watch.note(FULL);
  slow.resolve();
  expect(await checked).toBe('full');
});

test('a fault of one statement changes nothing', () => {
  watch.note(TAKEN);
  expect(watch.state()).toBe('ok');
});

test('a disk with little space left counts as full, although it still saves a row', async () => {
  free = FULL_BELOW_BYTES - 1;
  expect(await watch.check()).toBe('full');
  expect(written).toEqual([]);
  free = FULL_BELOW_BYTES;
  await clock.advance(1_000);
  expect(watch.state()).toBe('ok');
});

test('a stopped watch writes no more', async () => {
  watch.note(AWAY);
  watch.stop();
  await clock.advance(10_000);
  expect(written).toEqual([]);
});
