import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenStore, STORES_UNDER_TEST } from '../../../testing/platform/stores-under-test.ts';
import { removeExpired } from '../../app/expiry.ts';
import {
  countAttempt,
  countFromNetwork,
  forgetAttempts,
  forgiveAttempt,
  LONGEST_WINDOW_MS,
} from './attempts.ts';

const NOW = 1_760_000_000_000;
const limit = { max: 3, windowMs: 60_000 };
const ana = ['sign-in', 'ana'] as const;

describe.each(STORES_UNDER_TEST)('on $name', (underTest) => {
  let store: OpenStore;
  beforeEach(async () => {
    store = await underTest.openMigrated();
  });
  afterEach(() => store.close());

  test('attempts up to the limit are allowed in a window, and then none until it ends', async () => {
    expect(await tryAt(NOW, NOW + 1, NOW + 2, NOW + 3, NOW + 59_999)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(await tryAt(NOW + 60_000)).toEqual([true]);
  });

  test('simultaneous attempts do not exceed the limit', async () => {
    const tries = Array.from({ length: 20 }, () =>
      countAttempt(store.db, { key: ana, limit, now: NOW }),
    );
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(3);
  });

  test('a clock that is set back by a day locks no one out', async () => {
    await tryAt(NOW, NOW, NOW, NOW);
    expect(await tryAt(NOW - 86_400_000)).toEqual([true]);
  });

  test('attempts of one account do not count against another', async () => {
    await tryAt(NOW, NOW, NOW, NOW);
    expect(await countAttempt(store.db, { key: ['sign-in', 'ben'], limit, now: NOW })).toBe(true);
  });

  test('addresses of one network share their attempts, and the next network has its own', async () => {
    const countFrom = (address: string) =>
      countFromNetwork('rooms from', limit, {
        db: store.db,
        now: () => NOW,
        address,
        allowance: 1,
      });
    const own = ['2001:db8:1:1::1', '2001:db8:1:1::2', '2001:db8:1:1:ffff::3', '2001:db8:1:1::4'];
    const counted = [];
    for (const address of own) counted.push(await countFrom(address));
    expect(counted).toEqual([true, true, true, false]);
    expect(await countFrom('2001:db8:1:2::1')).toBe(true);
  });

  test('one attempt can be forgiven, and all can be forgotten', async () => {
    await tryAt(NOW, NOW, NOW);
    await forgiveAttempt(store.db, ana);
    expect(await tryAt(NOW, NOW)).toEqual([true, false]);
    await forgetAttempts(store.db, ana);
    expect(await tryAt(NOW)).toEqual([true]);
  });

  test('the stored counts do not show whose they are', async () => {
    await tryAt(NOW);
    const rows = await store.db.selectFrom('attempt_count').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('ana');
  });

  test('a window longer than the privacy policy says is refused', async () => {
    const long = { max: 3, windowMs: LONGEST_WINDOW_MS + 1 };
    const counting = countAttempt(store.db, { key: ana, limit: long, now: NOW });
    await expect(counting).rejects.toThrow(RangeError);
  });

  test('a window that ended is removed', async () => {
    await tryAt(NOW);
    await removeExpired(store.db, NOW + 60_001);
    expect(await store.db.selectFrom('attempt_count').selectAll().execute()).toEqual([]);
  });

  async function tryAt(...times: readonly number[]) {
    const answers: boolean[] = [];
    for (const now of times) answers.push(await countAttempt(store.db, { key: ana, limit, now }));
    return answers;
  }
});
