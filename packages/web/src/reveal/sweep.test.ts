import { tenths } from '@outoften/rules/rating';
import { expect, test } from 'vitest';
import { sweepKeyframes, sweepTicks } from './timeline.ts';

function places(rating: number): readonly unknown[] {
  return sweepKeyframes(tenths(rating)).map(({ offset, transform }) => [offset, transform]);
}

test('the needle overshoots the rating, falls back below it, and rests on it', () => {
  expect(places(79)).toEqual([
    [0, 'translateX(0cqw)'],
    [0.62, 'translateX(85cqw)'],
    [0.84, 'translateX(77cqw)'],
    [1, 'translateX(79cqw)'],
  ]);
});

test('the needle never leaves the strip', () => {
  expect(places(98)[1]).toEqual([0.62, 'translateX(100cqw)']);
  expect(places(1)[2]).toEqual([0.84, 'translateX(0cqw)']);
});

test('each whole number on the way up ticks once, at growing intervals', () => {
  const ticks = sweepTicks(tenths(79));
  expect(ticks).toHaveLength(8);
  expect(ticks).toEqual(ticks.toSorted((a, b) => a - b));
  expect(ticks[0]).toBeGreaterThan(0);
  expect(ticks.at(-1)).toBeLessThan(0.62);
});

test('the last whole number ticks at the needle’s furthest point if it is there', () => {
  expect(sweepTicks(tenths(100)).at(-1)).toBeCloseTo(0.62, 4);
  expect(sweepTicks(tenths(3))).toEqual([]);
});
