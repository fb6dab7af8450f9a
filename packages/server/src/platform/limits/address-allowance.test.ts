import { expect, test } from 'vitest';
import { allowShared } from './address-limits.ts';

const allowanceOf = allowShared(['203.0.113.7', '198.51.100.0/24', '2001:db8:0:1::/64']);

test.each(['203.0.113.7', '::ffff:203.0.113.7', '198.51.100.200', '2001:db8:0:1::5'])(
  '%s is shared, and gets twenty times the usual limit',
  (address) => {
    expect(allowanceOf(address)).toBe(20);
  },
);

test.each(['203.0.113.8', '198.51.101.1', '2001:db8:0:2::5', '127.0.0.1', ''])(
  '%s gets the usual limit',
  (address) => {
    expect(allowanceOf(address)).toBe(1);
  },
);

test('without shared addresses every address gets the usual limit', () => {
  expect(allowShared([])('203.0.113.7')).toBe(1);
});
