import { expect, test } from 'vitest';
import { networkOf } from './address-limits.ts';

test.each([
  { address: '203.0.113.7', network: '203.0.113.7' },
  { address: '::ffff:203.0.113.7', network: '203.0.113.7' },
  { address: '2001:db8:0:1::7', network: '2001:db8:0:1::/64' },
  { address: '2001:0DB8:0000:0001:ffff:ffff:ffff:ffff', network: '2001:db8:0:1::/64' },
  { address: '2001:db8:1::', network: '2001:db8:1:0::/64' },
  { address: '::1:2:3:4:5', network: '0:0:0:1::/64' },
  { address: '::1', network: '0:0:0:0::/64' },
  { address: 'fe80::1%eth0', network: 'fe80:0:0:0::/64' },
  { address: '64:ff9b::203.0.113.7', network: '64:ff9b:0:0::/64' },
  { address: '', network: '' },
])('$address is counted as $network', ({ address, network }) => {
  expect(networkOf(address)).toBe(network);
});
