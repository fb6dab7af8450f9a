import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type AppUnderTest, openApp } from '../../../testing/app/app-under-test.ts';
import { connectFrom } from '../../../testing/app/forwarded-under-test.ts';
import { LIVE_LIMITS } from './connections/live-limits.ts';

const WARN = 40;

let open: AppUnderTest;
beforeEach(async () => {
  open = await openApp({
    trustedProxies: ['loopback'],
    liveLimits: { ...LIVE_LIMITS, socketsOfAddress: 1 },
  });
  await open.app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => open.close());

function warnings(): readonly string[] {
  const lines = open.logged.map((line) => JSON.parse(line));
  return lines.filter(({ level }) => level === WARN).map(({ msg }) => msg);
}

const HANDSHAKE = [
  'Host: localhost',
  'Upgrade: websocket',
  'Connection: Upgrade',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Protocol: graphql-transport-ws',
];

/** Resolves to the first line of the server's answer. */
async function shake(headers: readonly string[]): Promise<string> {
  const socket = connect((open.app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`GET /graphql HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
  const [first] = await once(socket, 'data');
  socket.destroy();
  return String(first).split('\r\n', 1)[0] ?? '';
}

test('a handshake that becomes a socket causes no warning', async () => {
  expect(await shake(HANDSHAKE)).toContain('101');
  expect(warnings()).toEqual([]);
});

test.each(['Upgrade', 'Connection'])(
  'a handshake without the header %s, which a proxy removed, causes one warning',
  async (name) => {
    const stripped = HANDSHAKE.filter((line) => !line.startsWith(`${name}:`));
    for (let n = 0; n < 2; n++) expect(await shake(stripped)).toContain('405');
    expect(warnings()).toEqual([
      expect.stringMatching(`without its ${name} header.*the headers Upgrade and Connection`),
    ]);
  },
);

test.each([
  { name: 'sec-websocket-key', status: '400' },
  { name: 'sec-websocket-version', status: '400' },
  { name: 'sec-websocket-protocol', status: '101' },
])('a handshake without $name causes a warning', async ({ name, status }) => {
  const stripped = HANDSHAKE.filter((line) => !line.toLowerCase().startsWith(name));
  expect(await shake(stripped)).toContain(status);
  expect(warnings()).toEqual([expect.stringContaining(`without ${name}, so rooms`)]);
});

test('a handshake with two Host headers causes a warning', async () => {
  expect(await shake([...HANDSHAKE, 'Host: ten.example'])).toContain('400');
  expect(warnings()).toEqual([expect.stringContaining('two Host headers')]);
});

test('a handshake from a page at another address causes a warning with both addresses', async () => {
  const handshake = HANDSHAKE.filter((line) => !line.startsWith('Host:'));
  const headers = [...handshake, 'Host: ten.example', 'Origin: https://ten.example'];
  expect(await shake(headers)).toContain('403');
  expect(warnings()).toEqual([
    expect.stringMatching('https://ten.example was refused.*PUBLIC_URL is http://localhost:3000'),
  ]);
});

test('too many sockets from one address cause a warning without the address', async () => {
  expect(await connectFrom(open.app, '203.0.113.7')).toBe('open');
  expect(await connectFrom(open.app, '203.0.113.7')).toBe(429);
  expect(warnings()).toEqual([expect.stringMatching('TRUSTED_PROXIES.*SHARED_ADDRESSES')]);
  expect(open.logged.join()).not.toContain('203.0.113.7');
});
