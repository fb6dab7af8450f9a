import { expect, test } from 'vitest';
import { tenths } from '../rating.ts';
import { refuse } from '../result.ts';
import { aPuzzle } from '../testing/daily-builder.ts';
import { decodePuzzle, encodePuzzle } from './puzzle.ts';

const review = { author: 'Ana', createdAt: '2020-02-02', content: 'A shark.' };

test.each([
  { name: 'with a review', puzzle: aPuzzle({ review: { ...review, rating: tenths(80) } }) },
  {
    name: 'with a review that rates nothing',
    puzzle: aPuzzle({ review: { ...review, rating: undefined } }),
  },
  { name: 'without a review', puzzle: aPuzzle() },
])('a puzzle $name is read as it was written', ({ puzzle }) => {
  expect(decodePuzzle(encodePuzzle(puzzle))).toEqual({ ok: true, value: puzzle });
});

test.each([
  { name: 'nothing', text: '' },
  {
    name: 'of another version',
    text: encodePuzzle(aPuzzle()).replace('"version":1', '"version":2'),
  },
  { name: 'without a number', text: encodePuzzle(aPuzzle()).replace('690', '"690"') },
  { name: 'of number 0', text: encodePuzzle(aPuzzle()).replace('690', '0') },
  { name: 'without its film', text: encodePuzzle(aPuzzle()).replace('"film"', '"other"') },
])('a puzzle that is $name is refused', ({ text }) => {
  expect(decodePuzzle(text)).toEqual(refuse('unreadable'));
});
