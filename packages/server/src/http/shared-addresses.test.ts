import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { allowShared } from '../address-allowance.ts';
import { LIVE_LIMITS } from '../live/live-limits.ts';
import { type AppUnderTest, openApp } from './app-under-test.ts';

const HALL = '203.0.113.7';
const HOME = '203.0.113.8';
const IN_THE_HALL = Array.from({ length: 20 }, (_, n) => n);

let opened: AppUnderTest;
afterEach(() => opened.close());

test('from an address that many share, twenty times as many requests are answered', async () => {
  await openAtHall();
  for (const _ of IN_THE_HALL) expect(await post('/graphql', HALL)).toBe(200);
  expect(await post('/graphql', HALL)).toBe(429);
  expect(await post('/graphql', HOME)).toBe(200);
  expect(await post('/graphql', HOME)).toBe(429);
});

test('and as many guests get their tokens', async () => {
  await openAtHall();
  for (const _ of IN_THE_HALL) expect(await post('/guest/token', HALL)).toBe(200);
  expect(await post('/guest/token', HALL)).toBe(429);
  expect(await post('/guest/token', HOME)).toBe(200);
  expect(await post('/guest/token', HOME)).toBe(429);
});

test('and as many sockets are opened', async () => {
  await openAtHall();
  await opened.app.listen({ host: '127.0.0.1', port: 0 });
  for (const _ of IN_THE_HALL) expect(await connectFrom(HALL)).toBe('open');
  expect(await connectFrom(HALL)).toBe(429);
  expect(await connectFrom(HOME)).toBe('open');
  expect(await connectFrom(HOME)).toBe(429);
});

async function openAtHall(): Promise<void> {
  opened = await openApp({
    trustedProxies: ['loopback'],
    allowanceOf: allowShared([HALL]),
    requestsPerMinute: 1,
    guestTokensPerMinute: 1,
    liveLimits: { ...LIVE_LIMITS, socketsOfAddress: 1 },
  });
}

async function post(url: '/graphql' | '/guest/token', from: string): Promise<number> {
  const { statusCode } = await opened.app.inject({
    method: 'POST',
    url,
    headers: { 'x-forwarded-for': from },
    payload: url === '/graphql' ? { query: '{ __typename }' } : {},
  });
  return statusCode;
}

/** 'open', or the status with which the socket was refused. */
async function connectFrom(from: string): Promise<'open' | number> {
  const { port } = opened.app.server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, ['graphql-transport-ws'], {
    headers: { 'x-forwarded-for': from },
  });
  const refused = once(socket, 'unexpected-response').then(([, response]) => response.statusCode);
  return Promise.race([once(socket, 'open').then(() => 'open' as const), refused]);
}
