import { expect, test } from 'vitest';
import { keepUsedLast } from './keep-used-last.ts';

test('of what is kept, the one not used for longest goes first', () => {
  const kept = new Map<string, number>();
  for (const key of ['a', 'b', 'c', 'a', 'd']) keepUsedLast(kept, [key, kept.size], 3);
  expect([...kept.keys()]).toEqual(['c', 'a', 'd']);
  expect(kept.get('a')).toBe(3);
});
