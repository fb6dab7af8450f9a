import rateLimit from '@fastify/rate-limit';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { createWindowCounts, requestCounts } from '../limits/request-counts.ts';
import type { SharedCounts } from '../limits/shared-counts.ts';

/** Serves two limited routes, with shared counts or without. */
async function serve(shared?: Pick<SharedCounts, 'add'>) {
  const now = () => 0;
  const app = Fastify();
  const sharedCounts = shared && { ...shared, close: () => {} };
  const store = requestCounts({ sharedCounts, now });
  await app.register(rateLimit, { global: false, store });
  const rate = { rateLimit: { max: 2, timeWindow: 60_000 } };
  app.get('/a', { config: rate }, async () => 'a');
  app.get('/b', { config: rate }, async () => 'b');
  return async (url: string, remoteAddress = '203.0.113.7') =>
    (await app.inject({ url, remoteAddress })).statusCode;
}

/** Counts that several servers share. */
function memoryCounts(): Pick<SharedCounts, 'add'> {
  const counts = createWindowCounts(() => 0);
  return { add: async (key, windowMs) => counts.add(key, windowMs) };
}

test('each route counts each address separately', async () => {
  const get = await serve();
  expect([await get('/a'), await get('/a'), await get('/a')]).toEqual([200, 200, 429]);
  expect(await get('/b')).toBe(200);
  expect(await get('/a', '203.0.113.8')).toBe(200);
});

test('an IPv6 network of 64 bits is one address', async () => {
  const get = await serve();
  const statuses = ['2001:db8::1', '2001:db8::2', '2001:db8::3'].map((from) => get('/a', from));
  expect(await Promise.all(statuses)).toEqual([200, 200, 429]);
});

test('requests to two servers are counted together', async () => {
  const shared = memoryCounts();
  const [one, other] = [await serve(shared), await serve(shared)];
  expect([await one('/a'), await other('/a'), await one('/a')]).toEqual([200, 200, 429]);
});

test('without an answer of the other servers, a server counts alone', async () => {
  const get = await serve({ add: async () => undefined });
  expect([await get('/a'), await get('/a'), await get('/a')]).toEqual([200, 200, 429]);
});

test('a shared count that begins again does not reset the server’s own count', async () => {
  const get = await serve({ add: async () => ({ count: 1, endsAt: 60_000 }) });
  expect([await get('/a'), await get('/a'), await get('/a')]).toEqual([200, 200, 429]);
});
