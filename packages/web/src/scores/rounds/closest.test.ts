import { expect, test } from 'vitest';
import { aResult, aSeat, seatId } from '../../room/testing/seats-under-test.ts';
import { findClosest } from './round-words.ts';

const seats = [aSeat('ana'), aSeat('bo'), aSeat('cy')];
const ana = aResult('ana', { guess: 74 });
const bo = aResult('bo', { guess: 80 });
const cy = aResult('cy', { guess: 20 });
const silent = aResult('bo', { guess: undefined });

test.each([
  {
    name: 'one other',
    results: [ana, cy],
    own: 'cy',
    found: { type: 'others', names: ['ana'], tenths: 3 },
  },
  {
    name: 'two others at the same distance',
    results: [ana, bo, cy],
    own: 'cy',
    found: { type: 'others', names: ['ana', 'bo'], tenths: 3 },
  },
  { name: 'you', results: [ana, cy], own: 'ana', found: { type: 'you', tenths: 3 } },
  {
    name: 'you and another',
    results: [ana, bo, cy],
    own: 'bo',
    found: { type: 'you-too', others: 1, tenths: 3 },
  },
  {
    name: 'the only one who guessed',
    results: [cy, silent],
    own: 'bo',
    found: { type: 'others', names: ['cy'], tenths: 57 },
  },
  { name: 'no one if no one guessed', results: [silent], own: 'bo', found: { type: 'nobody' } },
  {
    name: "the closest seat, without a seat of one's own",
    results: [ana, cy],
    own: undefined,
    found: { type: 'others', names: ['ana'], tenths: 3 },
  },
])('the closest is $name', ({ results, own, found }) => {
  expect(findClosest(results, { seats, own: own === undefined ? undefined : seatId(own) })).toEqual(
    found,
  );
});
