import { expect, test } from 'vitest';
import { measureP99, median, percentile } from './rounds.ts';

test.each([
  { name: 'an odd number of values', values: [9, 1, 5], middle: 5 },
  { name: 'an even number of values', values: [8, 1, 2, 4], middle: 3 },
  { name: 'one value', values: [7], middle: 7 },
])('the median is right for $name', ({ values, middle }) => {
  expect(median(values)).toBe(middle);
});

test('one sample in a hundred may be slower than the 99th percentile', () => {
  const samples = Array.from({ length: 100 }, (_, index) => index + 1);
  expect(percentile(samples, 0.99)).toBe(99);
});

test('the 99th percentile of few samples is the slowest', () => {
  expect(percentile([3, 1, 2], 0.99)).toBe(3);
});

test('a round that the machine disturbed does not count', () => {
  let taken = 0;
  // Every sample of the second round is slow, as when another program uses the processor.
  const sample = () => (Math.floor(taken++ / 10) === 2 ? 500 : 2);
  expect(measureP99(sample, 10)).toBe(2);
});
