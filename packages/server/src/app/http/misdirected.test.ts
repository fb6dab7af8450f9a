import type { InjectOptions } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { type AppUnderTest, openApp } from '../../../testing/app/app-under-test.ts';
import type { AppParts } from '../app.ts';

const WARN = 40;
const ANA = '203.0.113.7';

let opened: AppUnderTest;
afterEach(() => opened.close());

async function open(about: Partial<AppParts> = {}) {
  opened = await openApp({ publicUrl: 'https://ten.example', ...about });
}

function warnings(): readonly string[] {
  const lines = opened.logged.map((line) => JSON.parse(line));
  return lines.filter(({ level }) => level === WARN).map(({ msg }) => msg);
}

function ask(headers: Readonly<Record<string, string>>, about: InjectOptions = {}) {
  const payload = { query: '{ __typename }' };
  return opened.app.inject({ method: 'POST', url: '/graphql', headers, payload, ...about });
}

test('an untrusted proxy is warned of once, and no player’s address is named', async () => {
  await open();
  await ask({ 'x-forwarded-for': ANA });
  await ask({ forwarded: `for=${ANA}` });
  expect(warnings()).toEqual([
    expect.stringMatching(/from this machine \(“loopback”\).*TRUSTED_PROXIES/),
  ]);
  expect(opened.logged.join()).not.toContain(ANA);
});

test.each([
  { from: '192.168.1.20', place: 'from a private network' },
  { from: '::ffff:10.1.2.3', place: 'from a private network' },
  { from: 'fd00::7', place: 'from a private network' },
  { from: '198.51.100.4', place: 'from an address in the internet' },
])('a proxy at $from is described as $place', async ({ from: remoteAddress, place }) => {
  await open();
  await ask({ 'x-forwarded-for': ANA }, { remoteAddress });
  expect(warnings()).toEqual([expect.stringContaining(place)]);
  expect(opened.logged.join()).not.toContain(remoteAddress);
});

test('neither a trusted proxy nor direct requests cause a warning', async () => {
  await open({ trustedProxies: ['loopback'] });
  await ask({ 'x-forwarded-for': ANA });
  await ask({});
  expect(warnings()).toEqual([]);
});

test.each([
  { name: 'another name', origin: 'https://www.ten.example', host: 'www.ten.example' },
  { name: 'http', origin: 'http://ten.example', host: 'ten.example' },
  { name: 'an address in the network', origin: 'http://192.168.1.20', host: '192.168.1.20' },
  { name: 'a proxy that changes Host', origin: 'https://www.ten.example', host: 'server:3000' },
])(
  'players who use $name are refused, and the log names both addresses',
  async ({ origin, host }) => {
    await open();
    expect((await ask({ origin, host })).statusCode).toBe(403);
    await ask({ origin, host });
    expect(warnings()).toEqual([
      expect.stringContaining(
        `at ${origin} was refused, because PUBLIC_URL is https://ten.example.`,
      ),
    ]);
  },
);

test('a page of another site is refused without a warning, because the operator made no mistake', async () => {
  await open();
  const asked = await ask({ origin: 'https://evil.example', host: 'ten.example' });
  expect(asked.statusCode).toBe(403);
  expect(warnings()).toEqual([]);
});

test('players at the public address cause no warning, whatever Host a proxy sends', async () => {
  await open();
  expect((await ask({ origin: 'https://ten.example', host: 'server:3000' })).statusCode).toBe(200);
  expect(warnings()).toEqual([]);
});

test('an invalid origin is not repeated in the log', async () => {
  await open();
  for (const origin of ['null', 'x\ny', `https://${'x'.repeat(400)}.example`]) {
    await ask({ origin, host: 'server:3000' });
  }
  expect(warnings()).toEqual([]);
});
