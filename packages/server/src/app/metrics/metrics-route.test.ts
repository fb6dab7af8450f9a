import type { InjectOptions } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { type AppUnderTest, openApp } from '../../../testing/app/app-under-test.ts';
import { openStoreUnderTest } from '../../../testing/platform/stores-under-test.ts';

const TOKEN = '0123456789abcdef';
const BEARER = { authorization: `Bearer ${TOKEN}` };

let open: AppUnderTest | undefined;
afterEach(async () => {
  await open?.close();
  open = undefined;
});

async function ask(
  options: InjectOptions & Readonly<{ metricsToken?: string }>,
): Promise<Readonly<{ statusCode: number; body: string }>> {
  const { metricsToken, ...asked } = options;
  open = await openApp({
    metricsToken,
    publicUrl: 'https://ten.example',
    trustedProxies: ['10.0.0.1'],
  });
  return open.app.inject({ url: '/metrics', ...asked });
}

test('without a token, this machine can read the metrics', async () => {
  const { statusCode, body } = await ask({});
  expect(statusCode).toBe(200);
  expect(body).toContain('outoften_build_info');
});

test('a store whose disk is not known has no series for its free space', async () => {
  const { body } = await ask({});
  expect(body).toContain('last_backup_timestamp_seconds 0\n');
  expect(body).not.toMatch(/^store_free_bytes/m);
});

test('the metrics do not wait for a store whose connections are all taken', async () => {
  const { db, close } = await openStoreUnderTest();
  open = await openApp({ db });
  const held = Promise.withResolvers<void>();
  const taken = Promise.withResolvers<void>();
  const transaction = db.transaction().execute(() => {
    taken.resolve();
    return held.promise;
  });
  await taken.promise;
  const { body } = await open.app.inject('/metrics');
  expect(body).toContain('outoften_build_info');
  held.resolve();
  await transaction;
  await close();
});

test.each<Readonly<{ name: string; from: InjectOptions }>>([
  { name: 'another machine', from: { remoteAddress: '192.168.1.21' } },
  { name: 'a client behind a proxy here', from: { headers: { 'x-forwarded-for': '127.0.0.1' } } },
  { name: 'a client behind a cache', from: { headers: { via: '1.1 cache' } } },
  { name: 'a client that asks for the public name', from: { headers: { host: 'ten.example' } } },
  {
    name: 'another machine with a token',
    from: { remoteAddress: '192.168.1.21', headers: BEARER },
  },
])('without a set token, $name gets 404', async ({ from }) => {
  const { statusCode, body } = await ask(from);
  expect(statusCode).toBe(404);
  expect(body).not.toContain('outoften_build_info');
});

test.each([
  { name: 'in the header', headers: BEARER },
  { name: 'in the header, in small letters', headers: { authorization: `bearer ${TOKEN}` } },
])('the token $name lets any machine read the metrics', async ({ headers }) => {
  const { statusCode } = await ask({ metricsToken: TOKEN, remoteAddress: '192.168.1.21', headers });
  expect(statusCode).toBe(200);
});

test.each([
  { name: 'no token', headers: {} },
  { name: 'a wrong token', headers: { authorization: 'Bearer 0123456789abcdeF' } },
  { name: 'a shorter token', headers: { authorization: 'Bearer 0123456789abcde' } },
  { name: 'another scheme', headers: { authorization: `Basic ${TOKEN}` } },
])('with a set token, $name gets 404, also on this machine', async ({ headers }) => {
  expect((await ask({ metricsToken: TOKEN, headers })).statusCode).toBe(404);
});

test.each([`?token=${TOKEN}`, `?access_token=${TOKEN}`, `?x=${TOKEN}`, '?token=other'])(
  'a token in the address is refused with an explanation: %s',
  async (query) => {
    const { statusCode, body } = await ask({
      metricsToken: TOKEN,
      url: `/metrics${query}`,
      headers: BEARER,
    });
    expect(statusCode).toBe(400);
    expect(JSON.parse(body).message).toContain('Authorization: Bearer');
    expect(body).not.toContain(TOKEN);
    expect(open?.logged.join()).not.toContain(TOKEN);
  },
);
