import { expect, test } from 'vitest';
import { slotsWith } from '../testing/attempt-builder.ts';
import { creditedNames, EMPTY_SLOTS, triesLeft, wrongNameCount } from './cast-slots.ts';

test('there are four slots with three tries each', () => {
  expect(EMPTY_SLOTS.map(triesLeft)).toEqual([3, 3, 3, 3]);
});

test('names and wrong names are counted over all slots', () => {
  const slots = slotsWith({ credited: 1, wrong: 7 });
  expect(creditedNames(slots)).toEqual(['Name 0']);
  expect(wrongNameCount(slots)).toBe(7);
});
