import { tenths } from '@outoften/rules/rating';
import { expect, test } from 'vitest';
import { houseStanding } from './house-standing.ts';

test('the House adds up what its medians were worth', () => {
  const rounds = [
    { house: { rating: tenths(70), guesses: 12, score: 65 } },
    { house: undefined },
    { house: { rating: tenths(52), guesses: 38, score: 100 } },
  ];
  expect(houseStanding(rounds)).toEqual({ score: 165, guesses: 38 });
});

test('a House that has said nothing has no line', () => {
  expect(houseStanding([{ house: undefined }])).toBeUndefined();
});
