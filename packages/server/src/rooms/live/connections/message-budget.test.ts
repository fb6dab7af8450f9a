import { expect, test } from 'vitest';
import { createMessageBudget } from './message-budget.ts';

test('a clock that is set back does not lower a socket’s budget', () => {
  const spend = createMessageBudget({ burst: 2, perSecond: 1 }, 60_000);
  expect(spend(30_000)).toBe(true);
  expect(spend(30_000)).toBe(true);
  expect(spend(30_000)).toBe(false);
  expect(spend(31_000)).toBe(true);
});
