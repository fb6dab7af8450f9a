import { expect, test } from 'vitest';
import { createSubscriptionNames } from './subscription-names.ts';

test('an id in use gets a number, and can be used again once it is released', () => {
  const names = createSubscriptionNames();
  expect([names.take('Follow'), names.take('Follow'), names.take('Other')]).toEqual([
    'Follow',
    'Follow-2',
    'Other',
  ]);
  expect(names.latest()).toBe('Other');
  names.release('Follow');
  expect(names.take('Follow')).toBe('Follow');
});

test('a spent id is not used again before the next socket', () => {
  const names = createSubscriptionNames();
  names.spend(names.take('Guess'));
  expect(names.isNoneTaken()).toBe(true);
  expect(names.take('Guess')).toBe('Guess-2');
  names.release('Guess-2');
  names.renew();
  expect(names.take('Guess')).toBe('Guess');
});

test('it is known when no operation runs any more', () => {
  const names = createSubscriptionNames();
  expect(names.isNoneTaken()).toBe(true);
  names.take('Follow');
  expect(names.isNoneTaken()).toBe(false);
  names.release('Follow');
  expect(names.isNoneTaken()).toBe(true);
});
