import { expect, test } from 'vitest';
import { createOpenCount, isPublicAddress } from './open-count.ts';

test('a closed connection makes room for another one of the same account or address', () => {
  const count = createOpenCount(2);
  const close = count('ana');
  count('ana');
  expect(count('ana')).toBeUndefined();
  expect(count('ben')).toBeDefined();
  close?.();
  expect(count('ana')).toBeDefined();
  expect(count('ana')).toBeUndefined();
});

test.each([
  { address: '203.0.113.5', isPublic: true },
  { address: '::ffff:203.0.113.5', isPublic: true },
  { address: '2001:db8::5', isPublic: true },
  { address: '127.0.0.1', isPublic: false },
  { address: '::ffff:10.1.2.3', isPublic: false },
  { address: '172.31.0.1', isPublic: false },
  { address: '192.168.1.7', isPublic: false },
  { address: '::1', isPublic: false },
  { address: 'fd00::7', isPublic: false },
  { address: '', isPublic: false },
])('$address is public: $isPublic', ({ address, isPublic }) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
