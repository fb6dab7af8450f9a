import { expect, test } from 'vitest';
import { tabAfterKey } from './tabs.tsx';

test.each([
  { key: 'ArrowRight', index: 0, next: 1 },
  { key: 'ArrowRight', index: 2, next: 0 },
  { key: 'ArrowLeft', index: 2, next: 1 },
  { key: 'ArrowLeft', index: 0, next: 2 },
  { key: 'Home', index: 2, next: 0 },
  { key: 'End', index: 0, next: 2 },
])('$key moves from tab $index of three to tab $next', ({ key, index, next }) => {
  expect(tabAfterKey(key, { index, count: 3 })).toBe(next);
});

test.each(['Tab', 'Enter', 'ArrowDown', 'a'])('%s does not move between tabs', (key) => {
  expect(tabAfterKey(key, { index: 1, count: 3 })).toBeUndefined();
});
