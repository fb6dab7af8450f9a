import { afterEach, beforeEach, expect, test } from 'vitest';
import { type AppUnderTest, openApp } from '../../../testing/app/app-under-test.ts';
import { connectFrom, postFrom } from '../../../testing/app/forwarded-under-test.ts';
import { allowShared } from '../../platform/limits/address-limits.ts';
import { LIVE_LIMITS } from '../../rooms/live/connections/live-limits.ts';

const HALL = '203.0.113.7';
const HOME = '203.0.113.8';
const PEOPLE_IN_THE_HALL = 20;

let opened: AppUnderTest;
beforeEach(async () => {
  opened = await openApp({
    trustedProxies: ['loopback'],
    allowanceOf: allowShared([HALL]),
    requestsPerMinute: 1,
    guestTokensPerMinute: 1,
    liveLimits: { ...LIVE_LIMITS, socketsOfAddress: 1 },
  });
});
afterEach(() => opened.close());

test.each([
  { what: 'requests are answered', url: '/graphql', payload: { query: '{ __typename }' } },
  { what: 'guests get a token', url: '/guest/token', payload: {} },
])('from a shared address twenty times as many $what', async (asked) => {
  await expectTimes(PEOPLE_IN_THE_HALL, 200, () => postFrom(opened.app, HALL, asked));
  await expectTimes(1, 200, () => postFrom(opened.app, HOME, asked));
});

test('a shared address may open twenty times as many sockets', async () => {
  await opened.app.listen({ host: '127.0.0.1', port: 0 });
  await expectTimes(PEOPLE_IN_THE_HALL, 'open', () => connectFrom(opened.app, HALL));
  await expectTimes(1, 'open', () => connectFrom(opened.app, HOME));
});

/** Expects the answer this many times, and then a refusal. */
async function expectTimes<T>(times: number, given: T, act: () => Promise<T | 429>): Promise<void> {
  for (let n = 0; n < times; n++) expect(await act()).toBe(given);
  expect(await act()).toBe(429);
}
