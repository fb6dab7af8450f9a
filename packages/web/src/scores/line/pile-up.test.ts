import { tenths } from '@outoften/rules/rating';
import { expect, test } from 'vitest';
import { type PileGuess, partPiles, pileUp } from './piles.tsx';

function aGuess(name: string, rating: number, isOwn = false): PileGuess {
  return { id: name, name, rating: tenths(rating), isOwn };
}

const CROWD = Array.from({ length: 100 }, (_, place) =>
  aGuess(`guest_${place}`, 60 + (place % 20)),
);

test('a hundred guesses are in columns, and none is left out', () => {
  const { piles } = pileUp(CROWD, { width: 300, most: 150 });
  expect(piles.map(({ from }) => from)).toEqual([58, 61, 64, 67, 70, 73, 76, 79]);
  expect(piles.flatMap(({ guesses }) => guesses)).toHaveLength(100);
});

test('a crowd is never higher than its room, and its columns are as wide as that allows', () => {
  const [few, many] = [CROWD.slice(0, 8), CROWD].map((crowd) =>
    pileUp(crowd, { width: 1750, most: 300 }),
  );
  expect(few?.column).toBe(70);
  expect(many?.column).toBeLessThan(70);
  expect(many?.height).toBeLessThanOrEqual(300);
});

test('one’s own guess is at the bottom of its column, with the others above', () => {
  const guesses = [aGuess('ana', 74), aGuess('di', 73), aGuess('cy', 74, true)];
  const { piles } = pileUp(guesses, { width: 300, most: 150 });
  expect(piles.map(({ guesses }) => guesses.map(({ name }) => name))).toEqual([
    ['cy', 'di', 'ana'],
  ]);
});

test('the ends of the scale have columns too', () => {
  const { piles } = pileUp([aGuess('low', 1), aGuess('high', 100)], { width: 300, most: 150 });
  expect(piles.map(({ from }) => from)).toEqual([1, 97]);
});

test('for any rating and width, no column of a crowd is under the needle', () => {
  for (let tenths = 1; tenths <= 100; tenths++) {
    for (const width of [288, 300, 1000, 1750]) {
      const needle = (tenths * width) / 100;
      const piles = pileUp(CROWD, { width, most: 150 });
      const { left, right } = partPiles(piles, { width, needle });
      for (const { from } of piles.piles) {
        const start = ((from - 0.5) * width) / 100;
        const isLeft = start + piles.column / 2 <= needle;
        const now = isLeft ? start - left : start + right;
        expect(now + piles.column <= needle || now >= needle, `${from} at ${tenths}`).toBe(true);
      }
    }
  }
});
