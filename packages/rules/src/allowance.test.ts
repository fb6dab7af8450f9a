import { expect, test } from 'vitest';
import { deadlineWith } from './allowance.ts';

test.each([
  { allowance: 1, over: 41_000 },
  { allowance: 1.5, over: 61_000 },
  { allowance: 2, over: 81_000 },
] as const)('40 s from 1 s on, times $allowance, are over at $over ms', ({ allowance, over }) => {
  expect(deadlineWith(allowance, { startedAt: 1000, deadline: 41_000 })).toBe(over);
});

test('without a time limit there is no deadline with any allowance', () => {
  expect(deadlineWith(2, { startedAt: 1000, deadline: undefined })).toBeUndefined();
});
