import { expect, test } from 'vitest';
import { isFromThisMachine } from './this-machine.ts';

const AT_HOME = 'http://192.168.1.20:3000';

test.each([
  {
    name: 'the machine by its own address',
    remote: '192.168.1.20',
    local: '192.168.1.20',
    is: true,
  },
  { name: 'a neighbour', remote: '192.168.1.21', local: '192.168.1.20', is: false },
  { name: 'a connection that is gone', remote: undefined, local: undefined, is: false },
])('$name: $is', ({ remote, local, is }) => {
  const socket = { remoteAddress: remote, localAddress: local };
  const raw = { rawHeaders: ['Host', '192.168.1.20:3000'], socket };
  expect(isFromThisMachine({ raw }, AT_HOME)).toBe(is);
});

test('a request that names two hosts is nobody’s here', () => {
  const socket = { remoteAddress: '127.0.0.1', localAddress: '127.0.0.1' };
  const rawHeaders = ['Host', '192.168.1.20:3000', 'host', 'evil.example'];
  expect(isFromThisMachine({ raw: { rawHeaders, socket } }, AT_HOME)).toBe(false);
});
