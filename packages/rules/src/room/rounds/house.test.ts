import { expect, test } from 'vitest';
import { tenths } from '../../rating.ts';
import { findHouse } from './house.ts';

test.each([
  { guesses: [10, 20, 30, 40, 50], rating: 30 },
  { guesses: [50, 10, 40, 20, 30], rating: 30 },
  { guesses: [100, 9, 9, 100, 100], rating: 100 },
  { guesses: [10, 20, 30, 40, 50, 60], rating: 35 },
  { guesses: [10, 20, 30, 31, 50, 60], rating: 31 },
  { guesses: [77, 77, 77, 77, 77, 77, 77], rating: 77 },
])('the House of $guesses is $rating', ({ guesses, rating }) => {
  const house = findHouse(guesses.map(tenths), tenths(77));
  expect(house).toMatchObject({ rating, guesses: guesses.length });
});

test('the House is scored like a player without hints', () => {
  const guesses = [70, 70, 70, 70, 70].map(tenths);
  expect(findHouse(guesses, tenths(72))).toEqual({ rating: 70, guesses: 5, score: 90 });
});

test('four guesses make no House', () => {
  expect(findHouse([70, 70, 70, 70].map(tenths), tenths(72))).toBeUndefined();
});
