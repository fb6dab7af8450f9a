import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  FAILURES,
  openStandIn,
  STAND_IN_TOKEN,
  type StandIn,
} from '../../../testing/films/stand-in-under-test.ts';
import { type ClockUnderTest, clockUnderTest } from '../../../testing/platform/clock-under-test.ts';
import { isOfAbsence, type ServiceNews } from './absence.ts';
import {
  ATTEMPTS,
  BREAKER,
  createOutsideApi,
  type OutsideApi,
  OutsideFault,
  REQUESTS_PER_SECOND,
} from './outside-api.ts';

let standIn: StandIn;
let clock: ClockUnderTest;
let api: OutsideApi;
let told: ServiceNews[];
beforeEach(async () => {
  told = [];
  clock = clockUnderTest();
  standIn = await openStandIn({ now: clock.now });
  api = createOutsideApi({
    name: 'The stand-in',
    headers: { authorization: `Bearer ${STAND_IN_TOKEN}` },
    fetch: standIn.fetch,
    clock,
    random: () => 0.5,
    tell: (news) => told.push(news),
  });
});
afterEach(() => standIn.close());

/** Returns the outcome of a request, and how long it took. */
async function get(path = '/movie/539?secret=key-in-the-address') {
  const asking = api.get(new URL(`${standIn.base}${path}`)).catch((error: unknown) => error);
  const took = await clock.elapse(asking, standIn.isBusy);
  return { came: await asking, took };
}

test('an answer is read', async () => {
  const { came } = await get();
  expect(came).toMatchObject({ id: 539 });
  expect(standIn.asked).toHaveLength(1);
});

test('a missing resource is no fault', async () => {
  expect((await get('/movie/1')).came).toBeUndefined();
  expect(api.isFailing()).toBe(false);
});

describe('while the service fails', () => {
  test.each(FAILURES)(
    '(%s), the fault is reported within ten seconds and three requests',
    async (failure) => {
      standIn.switch({ failure });
      const { came, took } = await get();
      expect(took).toBeLessThan(10_000);
      expect(standIn.asked.length).toBeLessThanOrEqual(ATTEMPTS);
      if (came instanceof OutsideFault) {
        expect(`${came.stack} ${JSON.stringify(came)}`).not.toMatch(/token-of|key-in-the/);
        expect(api.isFailing()).toBe(true);
      } else {
        expect(['nothing-there', 'empty', 'other-shape']).toContain(failure);
      }
    },
  );

  test.each([
    { failure: 'wrong-token', code: 'refused', requests: 1 },
    { failure: 'too-many', code: 'unavailable', requests: 3 },
    { failure: 'broken', code: 'unavailable', requests: 3 },
    { failure: 'down', code: 'unavailable', requests: 3 },
    { failure: 'html', code: 'unreadable', requests: 3 },
    { failure: 'cut-off', code: 'unreachable', requests: 3 },
    { failure: 'endless', code: 'unreadable', requests: 3 },
    { failure: 'silent', code: 'late', requests: 2 },
    { failure: 'silent-in-mid-answer', code: 'late', requests: 2 },
  ] as const)(
    '($failure), the code is $code after $requests requests',
    async ({ failure, code, requests }) => {
      standIn.switch({ failure });
      expect((await get()).came).toMatchObject({ code });
      expect(standIn.asked).toHaveLength(requests);
    },
  );

  test.each(['too-many', 'broken', 'html-when-down', 'cut-off'] as const)(
    'twice (%s), the third request is answered',
    async (failure) => {
      standIn.switch({ failure, failures: 2 });
      const { came, took } = await get();
      expect(came).toMatchObject({ id: 539 });
      expect(took).toBeGreaterThanOrEqual(250 + 500);
    },
  );

  test.each(['too-many-for-seconds', 'too-many-until-a-date'] as const)(
    'and asks for a wait (%s), that wait is kept',
    async (failure) => {
      standIn.switch({ failure, failures: 1 });
      const { came, took } = await get();
      expect(came).toMatchObject({ id: 539 });
      // A date has no milliseconds.
      expect(took).toBeGreaterThan(1_000);
      expect(took).toBeLessThanOrEqual(2_000);
    },
  );
});

test('while a service asks for a pause, no call is sent', async () => {
  standIn.switch({ failure: 'too-many-for-seconds', failures: 1 });
  const first = api.get(new URL(`${standIn.base}/movie/539`));
  await expect.poll(() => api.isFailing()).toBe(true);
  await expect(api.get(new URL(`${standIn.base}/movie/550`))).rejects.toMatchObject({
    code: 'resting',
  });
  await clock.elapse(first, standIn.isBusy);
  expect(standIn.asked.filter((address) => address.includes('550'))).toEqual([]);
});

test('a service that asked for a pause is asked again after the clock was set back', async () => {
  let ahead = 24 * 60 * 60 * 1000;
  const set = createOutsideApi({
    name: 'The stand-in',
    headers: { authorization: `Bearer ${STAND_IN_TOKEN}` },
    fetch: standIn.fetch,
    clock: { ...clock, now: () => clock.now() + ahead },
    random: () => 0.5,
  });
  const address = new URL(`${standIn.base}/movie/539`);
  standIn.switch({ failure: 'too-many-for-seconds', failures: 1 });
  // One attempt: there is no time for a second one.
  await expect(set.get(address, 1)).rejects.toMatchObject({ code: 'unavailable' });
  await expect(set.get(address)).rejects.toMatchObject({ code: 'resting' });
  ahead = 0;
  expect(await set.get(address)).toMatchObject({ id: 539 });
});

test('after repeated failures a service is left alone, and then asked once', async () => {
  standIn.switch({ failure: 'broken' });
  await get();
  await get();
  expect(standIn.asked).toHaveLength(BREAKER.failures);
  expect((await get()).came).toMatchObject({ code: 'resting' });
  expect(standIn.asked).toHaveLength(BREAKER.failures);
  standIn.switch({});
  await clock.advance(BREAKER.pauseMs);
  expect((await get()).came).toMatchObject({ id: 539 });
  expect(standIn.asked).toHaveLength(BREAKER.failures + 1);
  expect(api.isFailing()).toBe(false);
});

test('a failing service is away once its requests are paused, and back once it answers', async () => {
  standIn.switch({ failure: 'broken' });
  const faults = [];
  for (let n = 0; n < 6; n++) faults.push((await get()).came);
  expect(faults.map(isOfAbsence)).toEqual(Array(6).fill(true));
  standIn.switch({});
  await clock.advance(BREAKER.pauseMs);
  await get();
  await get();
  expect(told).toEqual([
    { type: 'away', service: 'The stand-in', reason: 'unavailable, status 500' },
    { type: 'back', service: 'The stand-in', awayMs: expect.any(Number) },
  ]);
});

test('one or two failures are no absence, and are not logged separately', async () => {
  standIn.switch({ failure: 'broken', failures: 3 });
  const { came } = await get();
  expect(isOfAbsence(came)).toBe(true);
  await get();
  expect(told).toEqual([]);
});

test('an unreadable answer is a fault to be examined', async () => {
  standIn.switch({ failure: 'html' });
  expect(isOfAbsence((await get()).came)).toBe(false);
});

test('no second has more requests than the limit', async () => {
  const times: number[] = [];
  const watched = createOutsideApi({
    name: 'The stand-in',
    headers: { authorization: `Bearer ${STAND_IN_TOKEN}` },
    fetch: (address, init) => {
      times.push(clock.now());
      return standIn.fetch(address, init);
    },
    clock,
    random: () => 0.5,
  });
  const address = new URL(`${standIn.base}/movie/539`);
  const all = Array.from({ length: 2 * REQUESTS_PER_SECOND + 10 }, () => watched.get(address));
  await clock.elapse(Promise.all(all), standIn.isBusy);
  expect(times).toHaveLength(all.length);
  const tooSoon = times.filter((time, at) => time < (times[at - REQUESTS_PER_SECOND] ?? 0) + 1000);
  expect(tooSoon).toEqual([]);
});

test('a service at a closed port is reported as unreachable', async () => {
  const nowhere = new URL('http://127.0.0.1:1/3/movie/539');
  const asking = api.get(nowhere).catch((error: unknown) => error);
  expect(await clock.elapse(asking)).toBeLessThan(10_000);
  expect(await asking).toMatchObject({ code: 'unreachable' });
});
