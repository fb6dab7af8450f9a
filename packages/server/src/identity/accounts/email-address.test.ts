import { expect, test } from 'vitest';
import { parseEmailAddress } from './email-address.ts';

test.each([
  { typed: ' Ana@Example.COM ', address: 'ana@example.com' },
  { typed: "o'hara+films@mail.example.org", address: "o'hara+films@mail.example.org" },
  { typed: 'ana@kinó.example', address: 'ana@xn--kin-ina.example' },
])('$typed is the address $address', ({ typed, address }) => {
  expect(parseEmailAddress(typed)).toBe(address);
  expect(parseEmailAddress(address)).toBe(address);
});

test.each([
  '',
  'ana',
  'ana@',
  '@example.com',
  'ana@localhost',
  'ana@example..com',
  'ana example@example.com',
  'ana@example.com\nbcc:ben@example.com',
  'ana\u0000@example.com',
  '<ana@example.com>',
  'ana@example.com,ben@example.com',
  'аna@example.com',
  'ana@\u202emoc.elpmaxe',
  'a\u200bna@example.com',
  // The Kelvin sign becomes a k in lower case. It is another's mailbox.
  'mi\u212Ae@example.com',
  'ana@127.0.0.10',
  'ana@0x7f.0x0000001',
  `${'a'.repeat(65)}@example.com`,
  `ana@${'a.'.repeat(200)}com`,
])('%j is not read as an address', (typed) => {
  expect(parseEmailAddress(typed)).toBeUndefined();
});
