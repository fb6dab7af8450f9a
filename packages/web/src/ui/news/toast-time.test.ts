import { expect, test } from 'vitest';
import { toastTime } from './toast.tsx';

test.each([
  { letters: 0, time: 6_000 },
  { letters: 50, time: 6_000 },
  { letters: 51, time: 6_060 },
  { letters: 100, time: 9_000 },
])('a message of $letters letters is shown for $time ms', ({ letters, time }) => {
  expect(toastTime('a'.repeat(letters))).toBe(time);
});
