import { expect, test } from 'vitest';
import { isAskedDirectly, isFromThisMachine } from './request-source.ts';

const AT_HOME = 'http://192.168.1.20:3000';
const DIRECT = ['Host', '127.0.0.1:3000'];

test.each([
  {
    name: 'the machine by its own address',
    remote: '192.168.1.20',
    local: '192.168.1.20',
    is: true,
  },
  { name: 'a neighbour', remote: '192.168.1.21', local: '192.168.1.20', is: false },
  { name: 'a closed connection', remote: undefined, local: undefined, is: false },
])('a connection from $name is local: $is', ({ remote, local, is }) => {
  const socket = { remoteAddress: remote, localAddress: local };
  const raw = { rawHeaders: ['Host', '192.168.1.20:3000'], socket };
  expect(isFromThisMachine({ raw }, AT_HOME)).toBe(is);
});

test('a request that names two hosts is not from this machine', () => {
  const socket = { remoteAddress: '127.0.0.1', localAddress: '127.0.0.1' };
  const rawHeaders = ['Host', '192.168.1.20:3000', 'host', 'evil.example'];
  expect(isFromThisMachine({ raw: { rawHeaders, socket } }, AT_HOME)).toBe(false);
});

test.each([
  { name: 'a program on this machine', is: true },
  {
    name: 'a program on this machine, by IPv6',
    remote: '::1',
    headers: ['Host', '[::1]:3000'],
    is: true,
  },
  { name: 'a program on this machine, by its name', headers: ['Host', 'localhost:3000'], is: true },
  { name: 'a socket for both families', remote: '::ffff:127.0.0.1', is: true },
  { name: 'another machine', remote: '192.168.1.21', is: false },
  { name: 'another machine that says it is this one', remote: '203.0.113.7', is: false },
  {
    name: 'a proxy on this machine that passes the name on',
    headers: ['Host', 'ten.example'],
    is: false,
  },
  {
    name: 'a proxy that names its client',
    headers: [...DIRECT, 'X-Forwarded-For', '::1'],
    is: false,
  },
  {
    name: 'a proxy that names the host',
    headers: [...DIRECT, 'x-forwarded-host', 'a'],
    is: false,
  },
  {
    name: 'a proxy of the newer kind',
    headers: [...DIRECT, 'Forwarded', 'for=127.0.0.1'],
    is: false,
  },
  { name: 'a proxy that names itself', headers: [...DIRECT, 'Via', '1.1 cache'], is: false },
  {
    name: 'a proxy with a header of nginx',
    headers: [...DIRECT, 'X-Real-IP', '127.0.0.1'],
    is: false,
  },
  ...[
    'CF-Connecting-IP',
    'CF-Ray',
    'CDN-Loop',
    'X-Client-IP',
    'True-Client-IP',
    'Fastly-Client-IP',
    'X-Cluster-Client-Ip',
    'X-Original-Forwarded-For',
  ].map((header) => ({
    name: `a proxy with the header ${header}`,
    headers: [...DIRECT, header, '127.0.0.1'],
    is: false,
  })),
  { name: 'a request with two hosts', headers: [...DIRECT, 'host', 'ten.example'], is: false },
  { name: 'a request without a host', headers: [], is: false },
])(
  'a request from $name is direct and local: $is',
  ({ remote = '127.0.0.1', headers = DIRECT, is }) => {
    const raw = {
      rawHeaders: headers,
      socket: { remoteAddress: remote, localAddress: '127.0.0.1' },
    };
    expect(isAskedDirectly({ raw })).toBe(is);
  },
);
