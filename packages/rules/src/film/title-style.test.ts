import { expect, test } from 'vitest';
import { titleStyle } from './title-style.ts';

test.each([
  { length: 1, style: 'short' },
  { length: 12, style: 'short' },
  { length: 13, style: 'long' },
  { length: 22, style: 'long' },
  { length: 23, style: 'longest' },
])('a title of $length characters is $style', ({ length, style }) => {
  expect(titleStyle('x'.repeat(length))).toBe(style);
});

test('a character is counted once, however it is stored', () => {
  expect(titleStyle('🎬'.repeat(12))).toBe('short');
});
