import { expect, test } from 'vitest';
import { fillFromBrowser, randomText } from './random-text.ts';

test('every byte becomes one of 64 characters', () => {
  expect(randomText(6, (bytes) => bytes.set([0, 25, 26, 63, 64, 255]))).toBe('AZa_A_');
});

test.each([32, 128])('a random text has %i characters, which are valid in an address', (length) => {
  const text = randomText(length, fillFromBrowser);
  expect(text).toMatch(/^[\w-]+$/);
  expect(text).toHaveLength(length);
  expect(randomText(length, fillFromBrowser)).not.toBe(text);
});
