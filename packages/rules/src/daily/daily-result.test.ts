import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HINTS } from '../guessing/hints.ts';
import { scorePlay } from '../guessing/score.ts';
import { tenths } from '../rating.ts';
import { anAttempt, slotsWith } from '../testing/attempt-builder.ts';
import { aDaily, aPuzzleNumber, aResult } from '../testing/daily-builder.ts';
import type { DailyGame, GuessedDailyGame } from './daily-game.ts';
import {
  DAILY,
  type DailyResult,
  mergeResults,
  readResult,
  resultOf,
  resultPoints,
  resultScore,
  settleResult,
} from './daily-result.ts';
import { opensAt } from './puzzle-dates.ts';

const OPENS = opensAt(aPuzzleNumber(690));
const HOUR_MS = 3_600_000;

function finished(game: DailyGame, guess: number): GuessedDailyGame {
  const { hints, slots } = game.attempt;
  const attempt = {
    phase: 'guessed',
    hints,
    slots,
    guess: tenths(guess),
    guessedAt: OPENS,
  } as const;
  return { ...game, attempt };
}

function finishedAfter(game: GuessedDailyGame, hours: number): GuessedDailyGame {
  return { ...game, attempt: { ...game.attempt, guessedAt: OPENS + hours * HOUR_MS } };
}

describe('the result of a daily', () => {
  const hints = { poster: 'bought', overview: 'locked', review: 'bought' } as const;
  const slots = slotsWith({ credited: 1, wrong: 4 });
  const played = finished({ ...aDaily(), attempt: { ...aDaily().attempt, hints, slots } }, 80);

  test('says what the player did', () => {
    expect(resultOf(finishedAfter(played, 1), tenths(77))).toEqual({
      number: 690,
      filmId: '4711',
      guess: 80,
      rating: 77,
      hintsBought: ['poster', 'review'],
      credited: 1,
      wrongNames: 4,
      onTime: true,
      finishedAt: OPENS + HOUR_MS,
    });
  });

  test.each([
    { name: 'finished after midnight', begun: 'on-its-day', after: 45, onTime: true },
    { name: 'finished days later', begun: 'on-its-day', after: 100, onTime: false },
    { name: 'of the archive', begun: 'from-archive', after: 1, onTime: false },
  ] as const)('$name is on time: $onTime', ({ begun, after, onTime }) => {
    const game = finishedAfter({ ...played, begun }, after);
    expect(resultOf(game, tenths(77)).onTime).toBe(onTime);
  });

  test('leaves out a hint that was given free of charge', () => {
    const given = {
      ...played.attempt,
      hints: { ...played.attempt.hints, overview: 'given' },
    } as const;
    expect(resultOf({ ...played, attempt: given }, tenths(77)).hintsBought).toEqual([
      'poster',
      'review',
    ]);
  });

  test('has the points of its attempt, for any moves', () => {
    const anyCounts = fc.record({
      credited: fc.integer({ min: 0, max: 4 }),
      wrong: fc.integer({ min: 0, max: 12 }),
      guess: fc.integer({ min: 1, max: 100 }),
      rating: fc.integer({ min: 1, max: 100 }),
      bought: fc.subarray([...HINTS]),
    });
    fc.assert(
      fc.property(anyCounts, ({ credited, wrong, guess, rating, bought }) => {
        const play = {
          hints: anAttempt({ hints: Object.fromEntries(bought.map((hint) => [hint, 'bought'])) })
            .hints,
          slots: slotsWith({ credited, wrong }),
        };
        const game = { ...aDaily(), attempt: { ...aDaily().attempt, ...play } };
        const truth = { guess: tenths(guess), rating: tenths(rating) };
        const result = resultOf(finished(game, guess), truth.rating);
        expect(resultScore(result)).toEqual(scorePlay(DAILY, play, truth));
        expect(resultPoints(result)).toBe(resultScore(result).total);
        expect(readResult(result)).toEqual(result);
      }),
    );
  });
});

describe('a result that a device sends', () => {
  const now = OPENS + 20 * HOUR_MS;

  test.each([
    { name: 'keeps a possible time', at: OPENS + HOUR_MS, kept: OPENS + HOUR_MS, onTime: true },
    {
      name: 'gets the start of its day for an earlier time',
      at: OPENS - HOUR_MS,
      kept: OPENS,
      onTime: true,
    },
    { name: 'gets the present time for a later one', at: now + HOUR_MS, kept: now, onTime: true },
    { name: 'gets the start of its day for a clock at zero', at: 0, kept: OPENS, onTime: true },
  ])('$name', ({ at, kept, onTime }) => {
    const result = aResult({ finishedAt: at });
    expect(settleResult(result, now)).toEqual({ ...result, finishedAt: kept, onTime });
  });

  test('is not on time if it is late, or if it never was', () => {
    const late = aResult({ finishedAt: OPENS + 63 * HOUR_MS });
    expect(settleResult(late, OPENS + 99 * HOUR_MS).onTime).toBe(false);
    expect(settleResult(aResult({ onTime: false }), now).onTime).toBe(false);
  });
});

const anyResult: fc.Arbitrary<DailyResult> = fc
  .record({
    number: fc.integer({ min: 1, max: 6 }),
    guess: fc.integer({ min: 1, max: 3 }).map(tenths),
    credited: fc.integer({ min: 0, max: 1 }),
    wrongNames: fc.integer({ min: 0, max: 1 }),
    hintsBought: fc.subarray([...HINTS]),
    rating: fc.integer({ min: 1, max: 2 }).map(tenths),
    onTime: fc.boolean(),
    finishedAt: fc.integer({ min: 1, max: 3 }),
  })
  .map(aResult);
const anyList = fc.array(anyResult);

describe('merged results', () => {
  test('contain each puzzle once, the one finished first, in order', () => {
    const early = aResult({ number: 2, finishedAt: 5, guess: tenths(1) });
    const late = aResult({ number: 2, finishedAt: 6, guess: tenths(99) });
    const other = aResult({ number: 10 });
    expect(mergeResults([other, late], [early])).toEqual([early, other]);
    expect(mergeResults([early], [other, late])).toEqual([early, other]);
  });

  test('are empty without results', () => {
    expect(mergeResults([], [])).toEqual([]);
  });

  test('are the same for any order, grouping and repetition', () => {
    fc.assert(
      fc.property(anyList, anyList, anyList, (one, two, three) => {
        const merged = mergeResults(one, two, three);
        expect(mergeResults(merged, merged)).toEqual(merged);
        expect(mergeResults(merged, two)).toEqual(merged);
        expect(mergeResults(three, two, one)).toEqual(merged);
        expect(mergeResults([...three].reverse(), mergeResults([...one].reverse(), two))).toEqual(
          merged,
        );
        const numbers = new Set([...one, ...two, ...three].map(({ number }) => number));
        expect(merged).toHaveLength(numbers.size);
      }),
    );
  });
});

describe('a result from outside is refused with', () => {
  test.each([
    { name: 'no number', change: { number: undefined } },
    { name: 'number 0', change: { number: 0 } },
    { name: 'a number that is text', change: { number: '690' } },
    { name: 'no film', change: { filmId: '' } },
    { name: 'a film id without end', change: { filmId: 'x'.repeat(65) } },
    { name: 'a guess of 0', change: { guess: 0 } },
    { name: 'a rating between tenths', change: { rating: 7.5 } },
    { name: 'a hint that is none', change: { hintsBought: ['cast'] } },
    { name: 'a hint bought twice', change: { hintsBought: ['poster', 'poster'] } },
    { name: 'hints out of order', change: { hintsBought: ['review', 'poster'] } },
    { name: 'five names', change: { credited: 5 } },
    { name: 'less than no name', change: { credited: -1 } },
    { name: 'half a name', change: { credited: 0.5 } },
    { name: 'thirteen wrong names', change: { wrongNames: 13 } },
    { name: 'more tries than slots have', change: { credited: 1, wrongNames: 12 } },
    { name: 'an impossible truth', change: { onTime: 1 } },
    { name: 'a time before all times', change: { finishedAt: -1 } },
    { name: 'a time after all times', change: { finishedAt: 8_640_000_000_000_001 } },
    { name: 'a time that never comes', change: { finishedAt: Number.POSITIVE_INFINITY } },
  ])('$name', ({ change }) => {
    expect(readResult({ ...aResult(), ...change })).toBeUndefined();
  });
});

test('a result from outside is read if it keeps all limits', () => {
  const most = aResult({ hintsBought: HINTS, credited: 4, wrongNames: 8 });
  for (const result of [aResult(), most, aResult({ wrongNames: 12 })]) {
    expect(readResult({ ...result, score: 300 })).toEqual(result);
  }
});
