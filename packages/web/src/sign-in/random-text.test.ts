import { expect, test } from 'vitest';
import { randomText } from './random-text.ts';

test.each([32, 128])('a random text has %i characters, which are valid in an address', (length) => {
  const text = randomText(length);
  expect(text).toMatch(/^[\w-]+$/);
  expect(text).toHaveLength(length);
  expect(randomText(length)).not.toBe(text);
});
