import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openProxy, type ProxyUnderTest } from '../../../testing/app/proxy-under-test.ts';
import { openSharedCounts, type SharedCounts, type SharedCountsParts } from './shared-counts.ts';

/** The Redis in TEST_REDIS_URL, if it is set, as by `npm run test:services`. */
const ADDRESSES = [process.env.TEST_REDIS_URL ?? ''].filter((address) => address !== '');
const MINUTE_MS = 60_000;

/** On a busy machine Redis may answer late. Only tests of a Redis without answers wait as short as the server does. */
const PATIENT_MS = 10_000;
const AS_SERVED = { answerWithinMs: 50 };

test('without an answering Redis nothing is counted, and nothing waits', async () => {
  const counts = await openSharedCounts({
    url: 'redis://127.0.0.1:1',
    getKey: async () => new Uint8Array(32),
    now: () => 0,
  });
  expect(await counts.add('ana', MINUTE_MS)).toBeUndefined();
  counts.close();
});

describe.each(ADDRESSES)('in the Redis at %s', (url) => {
  /** Differs with each test, so that none counts for another. */
  let secret: Uint8Array<ArrayBuffer>;
  let proxy: ProxyUnderTest;
  let redis: Redis;
  let now: number;
  const opened: SharedCounts[] = [];
  beforeEach(async () => {
    secret = crypto.getRandomValues(new Uint8Array(32));
    now = 1_760_000_000_000;
    proxy = await openProxy(url, 6379);
    redis = new Redis(url);
  });
  afterEach(async () => {
    for (const counts of opened.splice(0)) counts.close();
    redis.disconnect();
    await proxy.close();
  });

  async function open(options?: Partial<SharedCountsParts>): Promise<SharedCounts> {
    const counts = await openSharedCounts({
      url,
      getKey: async () => secret,
      now: () => now,
      answerWithinMs: PATIENT_MS,
      ...options,
    });
    opened.push(counts);
    await vi.waitUntil(() => counts.add('warm', MINUTE_MS));
    return counts;
  }

  test('two servers share one count', async () => {
    const [one, other] = [await open(), await open()];
    expect((await one.add('ana', MINUTE_MS))?.count).toBe(1);
    expect((await other.add('ana', MINUTE_MS))?.count).toBe(2);
    expect((await one.add('ben', MINUTE_MS))?.count).toBe(1);
  });

  test('simultaneous counts are not lost, and the window ends', async () => {
    const [one, other] = [await open(), await open()];
    const counted = await Promise.all(
      Array.from({ length: 100 }, (_, nth) => (nth % 2 ? one : other).add('ana', MINUTE_MS)),
    );
    const counts = counted.map((each) => each?.count ?? 0).sort((a, b) => a - b);
    expect(counts).toEqual(Array.from({ length: 100 }, (_, nth) => nth + 1));
    for (const each of counted) expect(each?.endsAt).toBeLessThanOrEqual(now + MINUTE_MS);
  });

  test('the next window begins when the first is over', async () => {
    const counts = await open();
    await counts.add('ana', 100);
    await expect.poll(async () => (await counts.add('ana', 100))?.count).toBe(1);
  });

  test('Redis stores no address, and no key without an expiry', async () => {
    const counts = await open();
    const before = new Set(await redis.keys('outoften:count:*'));
    await counts.add('POST /graphql 203.0.113.7', MINUTE_MS);
    const [name = '', ...more] = (await redis.keys('outoften:count:*')).filter(
      (key) => !before.has(key),
    );
    expect(more).toEqual([]);
    expect(name).toMatch(/^outoften:count:[\w-]{43}$/);
    expect(await redis.pttl(name)).toBeGreaterThan(0);
  });

  test('a key that lost its expiry gets a new one', async () => {
    const counts = await open();
    const before = new Set(await redis.keys('outoften:count:*'));
    await counts.add('ana', MINUTE_MS);
    const [name = ''] = (await redis.keys('outoften:count:*')).filter((key) => !before.has(key));
    await redis.persist(name);
    await counts.add('ana', MINUTE_MS);
    expect(await redis.pttl(name)).toBeGreaterThan(0);
  });

  test('a Redis that does not answer delays no request, and is then not asked at all', async () => {
    const counts = await open({ url: proxy.address, ...AS_SERVED });
    proxy.hold();
    expect(await counts.add('ana', MINUTE_MS)).toBeUndefined();
    proxy.release();
    // No question is sent, whether or not Redis would answer.
    expect(await counts.add('ana', MINUTE_MS)).toBeUndefined();
    now += 1_000;
    await vi.waitUntil(() => counts.add('ana', MINUTE_MS), 10_000);
  });

  test('a clock that is set back does not lengthen the rest', async () => {
    const counts = await open({ url: proxy.address, ...AS_SERVED });
    proxy.hold();
    expect(await counts.add('ana', MINUTE_MS)).toBeUndefined();
    proxy.release();
    expect(await counts.add('ana', MINUTE_MS)).toBeUndefined();
    now -= 24 * 60 * MINUTE_MS;
    await vi.waitUntil(() => counts.add('ana', MINUTE_MS), 10_000);
  });

  test('a Redis that was away counts again once it is back', async () => {
    const counts = await open({ url: proxy.address });
    proxy.refuse();
    await vi.waitUntil(async () => (await counts.add('ana', MINUTE_MS)) === undefined);
    proxy.release();
    await vi.waitUntil(() => {
      now += 1_000;
      return counts.add('ana', MINUTE_MS);
    });
  });
});
