import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aPuzzleNumber, aResult } from '../testing/daily-builder.ts';
import { countStreaks } from './streak.ts';

function streaksOf(numbers: readonly number[], today: number) {
  const results = numbers.map((number) => aResult({ number }));
  return countStreaks(results, aPuzzleNumber(today));
}

describe('a streak', () => {
  test.each([
    { name: 'begins at 0', finished: [], today: 10, length: 0, best: 0 },
    { name: 'begins at 1', finished: [10], today: 10, length: 1, best: 1 },
    { name: 'waits for today', finished: [8, 9], today: 10, length: 2, best: 2 },
    { name: 'grows day by day', finished: [8, 9, 10], today: 10, length: 3, best: 3 },
    {
      name: 'continues after a flight back over the date line',
      finished: [8, 9, 10],
      today: 9,
      length: 3,
      best: 3,
    },
    {
      name: 'is forgiven one missed day',
      finished: [8, 10],
      today: 10,
      length: 2,
      best: 2,
      forgiven: [9],
    },
    {
      name: 'is forgiven a missed yesterday',
      finished: [7, 8],
      today: 10,
      length: 2,
      best: 2,
      forgiven: [9],
    },
    { name: 'is not forgiven two missed days', finished: [7, 10], today: 10, length: 1, best: 1 },
    { name: 'ends after two missed days', finished: [6, 7, 8], today: 11, length: 0, best: 3 },
    {
      name: 'is forgiven one miss in seven days',
      finished: [1, 3, 4, 5, 6, 7, 8, 10],
      today: 10,
      length: 8,
      best: 8,
      forgiven: [2, 9],
    },
    {
      name: 'is not forgiven two misses in seven days, and continues from the first of them',
      finished: [1, 3, 4, 5, 6, 7, 9],
      today: 9,
      length: 6,
      best: 6,
      forgiven: [8],
    },
    {
      name: 'continues from the first of two misses if yesterday was the second',
      finished: [1, 3, 4, 5, 6, 7],
      today: 9,
      length: 5,
      best: 6,
      forgiven: [8],
    },
    {
      name: 'has a best that may be an earlier one',
      finished: [1, 2, 3, 4, 9, 10],
      today: 10,
      length: 2,
      best: 4,
    },
    { name: 'counts results in any order', finished: [10, 8, 9, 7], today: 10, length: 4, best: 4 },
    { name: 'counts each puzzle once', finished: [9, 9, 10], today: 10, length: 2, best: 2 },
  ])('$name', ({ finished, today, length, best, forgiven = [] }) => {
    expect(streaksOf(finished, today)).toEqual({ current: { length, forgiven }, best });
  });

  test('continues over the end of a year and a leap day', () => {
    expect(streaksOf([1154, 1155, 1156], 1156).current.length).toBe(3);
    expect(streaksOf([364, 365, 366], 366).current.length).toBe(3);
  });

  test('does not count archive puzzles', () => {
    const results = [8, 9, 10].map((number) => aResult({ number, onTime: number !== 9 }));
    expect(countStreaks(results, aPuzzleNumber(10))).toEqual({
      current: { length: 2, forgiven: [9] },
      best: 2,
    });
  });

  const anyNumbers = fc.uniqueArray(fc.integer({ min: 1, max: 40 }));

  test('is the longest stretch to today without two misses in seven days', () => {
    const isStretch = (from: number, to: number, finished: ReadonlySet<number>) => {
      const missed: number[] = [];
      for (let number = from; number <= to; number++)
        if (!finished.has(number)) missed.push(number);
      return missed.every((one, nth) => nth === 0 || one - (missed[nth - 1] ?? 0) >= 7);
    };
    fc.assert(
      fc.property(anyNumbers, (numbers) => {
        const finished = new Set(numbers);
        const last = Math.max(1, ...numbers);
        const lengths = numbers.filter((from) => isStretch(from, last, finished));
        const longest = Math.max(
          0,
          ...lengths.map((from) => numbers.filter((one) => one >= from).length),
        );
        const { current, best } = streaksOf(numbers, last);
        expect(current.length).toBe(longest);
        expect(best).toBeGreaterThanOrEqual(longest);
        for (const missed of current.forgiven) expect(finished.has(missed)).toBe(false);
      }),
    );
  });

  test('is never shortened by a puzzle finished today', () => {
    fc.assert(
      fc.property(anyNumbers, fc.integer({ min: 1, max: 45 }), (numbers, today) => {
        const before = streaksOf(
          numbers.filter((one) => one < today),
          today,
        );
        const after = streaksOf([...numbers.filter((one) => one < today), today], today);
        expect(after.current.length).toBe(before.current.length + 1);
        expect(after.best).toBe(Math.max(before.best, after.current.length));
      }),
    );
  });
});
