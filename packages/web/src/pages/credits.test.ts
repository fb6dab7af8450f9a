import { expect, test } from 'vitest';
import { isAddress, licenceAddress } from './credits.tsx';

test.each([
  ['CC BY 4.0', 'https://creativecommons.org/licenses/by/4.0/'],
  ['CC BY-SA 3.0', 'https://creativecommons.org/licenses/by-sa/3.0/'],
  ['CC BY-NC-ND 4.0', 'https://creativecommons.org/licenses/by-nc-nd/4.0/'],
  ['CC0 1.0', 'https://creativecommons.org/publicdomain/zero/1.0/'],
  ['All rights reserved', undefined],
])('the licence %s has the address %s', (licence, address) => {
  expect(licenceAddress(licence)).toBe(address);
});

test.each([
  ['https://example.com/a', true],
  ['packages/music/src/scores/deuces.ts', false],
  ['javascript:alert(1)', false],
  ['https://', false],
])('it is known whether the source %s is an address: %s', (text, expected) => {
  expect(isAddress(text)).toBe(expected);
});
