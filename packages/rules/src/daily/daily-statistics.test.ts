import { describe, expect, test } from 'vitest';
import { tenths } from '../rating.ts';
import { aPuzzleNumber, aResult } from '../testing/daily-builder.ts';
import { summarise, summariseForRecord } from './daily-statistics.ts';

const today = aPuzzleNumber(690);

/** Results of the days before, each so many tenths away from its rating. */
function resultsAway(...distances: readonly number[]) {
  return distances.map((distance, nth) =>
    aResult({ number: 690 - nth, rating: tenths(100), guess: tenths(100 - distance) }),
  );
}

describe('statistics of dailies', () => {
  test('are empty before the first puzzle', () => {
    expect(summarise([], today)).toMatchObject({
      played: 0,
      averageDistance: undefined,
      distribution: [
        { from: 0, to: 0, count: 0 },
        { from: 1, to: 2, count: 0 },
        { from: 3, to: 5, count: 0 },
        { from: 6, to: 10, count: 0 },
        { from: 11, to: 19, count: 0 },
        { from: 20, to: 99, count: 0 },
      ],
      streaks: { current: { length: 0, forgiven: [] }, best: 0 },
    });
    expect(summariseForRecord([])).toEqual({ dailyGuesses: 0, averageAccuracy: undefined });
  });

  test('count every guess in one bar', () => {
    const results = resultsAway(0, 1, 2, 3, 5, 6, 10, 11, 19, 20, 99);
    const { played, distribution } = summarise(results, today);
    expect(distribution.map(({ count }) => count)).toEqual([1, 2, 2, 2, 2, 2]);
    expect(played).toBe(11);
  });

  test('have the average distance, the same for guesses above and below', () => {
    const above = aResult({ number: 1, rating: tenths(50), guess: tenths(60) });
    const below = aResult({ number: 2, rating: tenths(50), guess: tenths(45) });
    expect(summarise([above, below], today).averageDistance).toBe(7.5);
  });

  test('have the streaks of the same puzzles', () => {
    expect(summarise(resultsAway(0, 50, 3), today).streaks).toEqual({
      current: { length: 3, forgiven: [] },
      best: 3,
    });
  });

  test('show the last two weeks, with missed and forgiven days', () => {
    const results = [690 - 3, 690 - 2, 690 - 20].map((number) => aResult({ number }));
    const archive = aResult({ number: 690 - 5, onTime: false });
    const { recent } = summarise([...results, archive], today);
    expect(recent.map(({ number }) => number)).toEqual(
      Array.from({ length: 14 }, (_, nth) => 677 + nth),
    );
    expect(recent.map(({ state }) => state).slice(-6)).toEqual([
      'missed',
      'missed',
      'played',
      'played',
      'forgiven',
      'open',
    ]);
  });

  test('show today’s daily once it is played, and no day before the first', () => {
    expect(summarise(resultsAway(3), today).recent.at(-1)).toEqual({
      number: 690,
      state: 'played',
    });
    expect(summarise([], aPuzzleNumber(2)).recent).toEqual([{ number: 2, state: 'open' }]);
  });

  test('are not changed by archive puzzles', () => {
    const results = resultsAway(0, 4);
    const archive = aResult({ number: 5, onTime: false, guess: tenths(1) });
    expect(summarise([...results, archive], today)).toEqual(summarise(results, today));
    expect(summariseForRecord([...results, archive])).toEqual(summariseForRecord(results));
  });
});

test.each([
  { distances: [0], averageAccuracy: 1000 },
  { distances: [20, 99], averageAccuracy: 0 },
  { distances: [0, 1, 1], averageAccuracy: 967 },
])('the player record has the average accuracy of $distances', ({ distances, averageAccuracy }) => {
  expect(summariseForRecord(resultsAway(...distances))).toEqual({
    dailyGuesses: distances.length,
    averageAccuracy,
  });
});
