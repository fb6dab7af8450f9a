import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { LIVE_LIMITS } from '../live/live-limits.ts';
import type { AppParts } from './app.ts';
import { type AppUnderTest, openApp } from './app-under-test.ts';

const ANA = '203.0.113.7';
const BEN = '203.0.113.8';

let opened: AppUnderTest;
afterEach(() => opened.close());

test('players behind a trusted proxy are told apart by what it says', async () => {
  opened = await openApp({ trustedProxies: ['loopback'], requestsPerMinute: 1 });
  expect(await askAs(ANA)).toBe(200);
  expect(await askAs(ANA)).toBe(429);
  expect(await askAs(BEN)).toBe(200);
});

test('what comes before the first address that is not trusted is not believed', async () => {
  opened = await openApp({ trustedProxies: ['loopback'], requestsPerMinute: 1 });
  expect(await askAs(`198.51.100.1, ${ANA}`)).toBe(200);
  expect(await askAs(`198.51.100.2, ${ANA}`)).toBe(429);
});

test('nobody is believed where no proxy is trusted', async () => {
  opened = await openApp({ requestsPerMinute: 1 });
  expect(await askAs(ANA)).toBe(200);
  expect(await askAs(BEN)).toBe(429);
});

test('sockets are counted by the same address', async () => {
  await listen({ trustedProxies: ['loopback'] });
  expect(await connectAs(ANA)).toBe('open');
  expect(await connectAs(ANA)).toBe(429);
  expect(await connectAs(BEN)).toBe('open');
});

test('sockets from the machine itself are not counted, whatever they say', async () => {
  await listen({});
  expect(await connectAs(ANA)).toBe('open');
  expect(await connectAs(ANA)).toBe('open');
});

async function askAs(forwarded: string): Promise<number> {
  const { statusCode } = await opened.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'x-forwarded-for': forwarded },
    payload: { query: '{ __typename }' },
  });
  return statusCode;
}

async function listen(about: Partial<AppParts>): Promise<void> {
  opened = await openApp({ liveLimits: { ...LIVE_LIMITS, socketsOfAddress: 1 }, ...about });
  await opened.app.listen({ host: '127.0.0.1', port: 0 });
}

/** 'open', or the status with which the socket was refused. */
async function connectAs(forwarded: string): Promise<'open' | number> {
  const { port } = opened.app.server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, ['graphql-transport-ws'], {
    headers: { 'x-forwarded-for': forwarded },
  });
  const refused = once(socket, 'unexpected-response').then(([, response]) => response.statusCode);
  return Promise.race([once(socket, 'open').then(() => 'open' as const), refused]);
}
