import { tenths } from '@outoften/rules/rating';
import { expect, test } from 'vitest';
import { houseStanding } from './standing-rows.ts';

test('the House’s points are those of its medians, added up', () => {
  const rounds = [
    { house: { rating: tenths(70), guesses: 12, score: 65 } },
    { house: undefined },
    { house: { rating: tenths(52), guesses: 38, score: 100 } },
  ];
  expect(houseStanding(rounds)).toEqual({ score: 165, guesses: 38 });
});

test('a House without a median has no line', () => {
  expect(houseStanding([{ house: undefined }])).toBeUndefined();
});
