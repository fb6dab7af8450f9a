import { expect, test } from 'vitest';
import { createBudget } from './operation-limits.ts';

test('a clock that is set back does not lower a socket’s budget', () => {
  const spend = createBudget({ burst: 2, perSecond: 1 }, 60_000);
  expect(spend(30_000)).toBe(true);
  expect(spend(30_000)).toBe(true);
  expect(spend(30_000)).toBe(false);
  expect(spend(31_000)).toBe(true);
});
