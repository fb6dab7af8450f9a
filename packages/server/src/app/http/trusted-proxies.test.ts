import { afterEach, expect, test } from 'vitest';
import { type AppUnderTest, openApp } from '../../../testing/app/app-under-test.ts';
import { connectFrom, postFrom } from '../../../testing/app/forwarded-under-test.ts';
import { LIVE_LIMITS } from '../../rooms/live/connections/live-limits.ts';
import type { AppParts } from '../app.ts';

const ANA = '203.0.113.7';
const BEN = '203.0.113.8';

let opened: AppUnderTest;
afterEach(() => opened.close());

test('players behind a trusted proxy are told apart by its header', async () => {
  opened = await openApp({ trustedProxies: ['loopback'], requestsPerMinute: 1 });
  expect(await postFrom(opened.app, ANA)).toBe(200);
  expect(await postFrom(opened.app, ANA)).toBe(429);
  expect(await postFrom(opened.app, BEN)).toBe(200);
});

test('addresses before the first untrusted one are not believed', async () => {
  opened = await openApp({ trustedProxies: ['loopback'], requestsPerMinute: 1 });
  expect(await postFrom(opened.app, `198.51.100.1, ${ANA}`)).toBe(200);
  expect(await postFrom(opened.app, `198.51.100.2, ${ANA}`)).toBe(429);
});

test('no header is believed without a trusted proxy', async () => {
  opened = await openApp({ requestsPerMinute: 1 });
  expect(await postFrom(opened.app, ANA)).toBe(200);
  expect(await postFrom(opened.app, BEN)).toBe(429);
});

test('sockets are counted by the same address as requests', async () => {
  await listen({ trustedProxies: ['loopback'] });
  expect(await connectFrom(opened.app, ANA)).toBe('open');
  expect(await connectFrom(opened.app, ANA)).toBe(429);
  expect(await connectFrom(opened.app, BEN)).toBe('open');
});

test('sockets from the server’s own machine are not counted, whatever their headers', async () => {
  await listen({});
  expect(await connectFrom(opened.app, ANA)).toBe('open');
  expect(await connectFrom(opened.app, ANA)).toBe('open');
});

async function listen(about: Partial<AppParts>): Promise<void> {
  opened = await openApp({ liveLimits: { ...LIVE_LIMITS, socketsOfAddress: 1 }, ...about });
  await opened.app.listen({ host: '127.0.0.1', port: 0 });
}
