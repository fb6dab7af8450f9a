import { expect, test } from 'vitest';
import { findLanAddress } from './lan-address.ts';

const LOOPBACK = { address: '127.0.0.1', family: 'IPv4', internal: true } as const;

test.each([
  { name: 'its only address', addresses: ['192.168.1.20'], found: '192.168.1.20' },
  { name: 'the first of two', addresses: ['10.0.0.4', '10.0.0.5'], found: '10.0.0.4' },
  {
    name: 'the home network before a virtual one',
    addresses: ['172.17.0.1', '192.168.1.20'],
    found: '192.168.1.20',
  },
  { name: 'none without a network', addresses: [], found: undefined },
  { name: 'none that it gave itself', addresses: ['169.254.7.7'], found: undefined },
  {
    name: 'a private network before the internet',
    addresses: ['203.0.113.7', '172.16.0.4'],
    found: '172.16.0.4',
  },
  { name: 'any address before none', addresses: ['203.0.113.7'], found: '203.0.113.7' },
])('a machine’s address in the network is $name', ({ addresses, found }) => {
  const outer = addresses.map((address) => ({ address, family: 'IPv4', internal: false }) as const);
  expect(findLanAddress({ lo: [LOOPBACK], eth0: outer })).toBe(found);
});

test('an IPv6 address is not offered, because it is too long to type', () => {
  const address = { address: 'fd00::1', family: 'IPv6', internal: false } as const;
  expect(findLanAddress({ eth0: [address], eth1: undefined })).toBeUndefined();
});
