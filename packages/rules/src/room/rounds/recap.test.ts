import { describe, expect, test } from 'vitest';
import { type Hint, pointsSpent } from '../../guessing/hints.ts';
import { accuracyPoints, distance } from '../../guessing/score.ts';
import { tenths } from '../../rating.ts';
import { LOCKED } from '../../testing/attempt-builder.ts';
import { ana, bo, cy } from '../../testing/room-builder.ts';
import { NO_SCORE, type RoundResult } from '../round.ts';
import type { SeatId } from '../seat.ts';
import { placesInRound, recap } from './recap.ts';

const ANSWER = tenths(77);

/** A round with these guesses, none where it is 0. */
function aRound(number: number, guesses: Readonly<Record<SeatId, number>>) {
  const results = (Object.entries(guesses) as [SeatId, number][]).map(
    ([seat, value]): RoundResult => {
      const rest = { seat, hints: LOCKED, credited: [], beatHouse: false };
      if (value === 0) return { ...rest, guess: undefined, score: NO_SCORE, distance: undefined };
      const guess = tenths(value);
      const accuracy = accuracyPoints(guess, ANSWER);
      const score = { ...NO_SCORE, accuracy, total: accuracy };
      return { ...rest, guess, score, distance: distance(guess, ANSWER) };
    },
  );
  return { number, results };
}

/** The round with hints that the seat bought in it. */
function withHints(
  round: ReturnType<typeof aRound>,
  seat: SeatId,
  bought: readonly Hint[],
): ReturnType<typeof aRound> {
  const hints = { ...LOCKED, ...Object.fromEntries(bought.map((hint) => [hint, 'bought'])) };
  const spent = pointsSpent(hints);
  return {
    ...round,
    results: round.results.map((result) =>
      result.seat === seat ? { ...result, hints, score: { ...result.score, spent } } : result,
    ),
  };
}

const seats = [ana, bo, cy].map((id) => ({ id, joinedWith: id === cy ? 30 : 0 }));

describe('a recap', () => {
  test('adds up the points that each seat joined with and earned', () => {
    const rounds = [
      aRound(1, { [ana]: 77, [bo]: 0 }),
      aRound(2, { [ana]: 76, [bo]: 67, [cy]: 70 }),
    ];
    const { rows } = recap(rounds, seats);
    expect(rows.map((row) => [row.seat.id, row.joinedWith, row.total])).toEqual([
      [ana, 0, 195],
      [bo, 0, 50],
      [cy, 30, 95],
    ]);
    expect(rows[2]?.results).toEqual([undefined, rounds[1]?.results[2]]);
    expect(rows[1]?.results[0]).toMatchObject({ guess: undefined });
  });

  test('names the closest guess, and all others that are equally close', () => {
    const rounds = [aRound(1, { [ana]: 75, [bo]: 60 }), aRound(2, { [ana]: 90, [bo]: 79 })];
    expect(recap(rounds, seats).closest).toEqual([
      { seat: ana, round: 1, guess: 75, distance: 2 },
      { seat: bo, round: 2, guess: 79, distance: 2 },
    ]);
  });

  test('names the boldest guess: the farthest from all others that still earns points', () => {
    const rounds = [
      aRound(1, { [ana]: 90, [bo]: 60, [cy]: 61 }),
      aRound(2, { [ana]: 1, [bo]: 80, [cy]: 79 }),
    ];
    expect(recap(rounds, seats).boldest).toEqual([{ seat: bo, round: 2, guess: 80, distance: 40 }]);
  });

  test('measures boldness in whole tenths', () => {
    const rounds = [aRound(1, { [ana]: 80, [bo]: 71, [cy]: 72 })];
    expect(recap(rounds, seats).boldest).toEqual([{ seat: ana, round: 1, guess: 80, distance: 9 }]);
    const level = [aRound(1, { [ana]: 80, [bo]: 70 })];
    expect(recap(level, seats).boldest.map((highlight) => highlight.distance)).toEqual([10, 10]);
  });

  test('names no boldest guess if all guesses are the same, or if there is only one', () => {
    expect(recap([aRound(1, { [ana]: 70, [bo]: 70 })], seats).boldest).toEqual([]);
    expect(recap([aRound(1, { [ana]: 70, [bo]: 0 })], seats).boldest).toEqual([]);
  });

  test('names the hint that gained most above its price, compared with players who did not buy it', () => {
    const rounds = [
      withHints(aRound(1, { [ana]: 77, [bo]: 62, [cy]: 66 }), ana, ['review']),
      withHints(aRound(2, { [ana]: 62, [bo]: 75, [cy]: 66 }), bo, ['poster']),
    ];
    expect(recap(rounds, seats).bestHint).toEqual([
      { seat: bo, round: 2, hints: ['poster'], spent: 25, won: 55 },
    ]);
  });

  test('names no hint that gained less than its price, or that cannot be compared with another guess', () => {
    const dear = withHints(aRound(1, { [ana]: 77, [bo]: 67 }), ana, ['review']);
    expect(recap([dear], seats).bestHint).toEqual([]);
    const alone = withHints(aRound(1, { [ana]: 77, [bo]: 0 }), ana, ['poster']);
    expect(recap([alone], seats).bestHint).toEqual([]);
  });

  test('counts no hint that was opened free of charge', () => {
    const round = aRound(1, { [ana]: 77, [bo]: 60 });
    const [first, ...others] = round.results;
    const given = { ...LOCKED, poster: 'given' } as const;
    const results = first === undefined ? [] : [{ ...first, hints: given }, ...others];
    expect(recap([{ number: 1, results }], seats).bestHint).toEqual([]);
  });

  test('names no one for rounds without a guess', () => {
    const { closest, boldest } = recap([aRound(1, { [ana]: 0, [bo]: 0 })], seats);
    expect([closest, boldest]).toEqual([[], []]);
    expect(recap([], seats)).toMatchObject({ closest: [], boldest: [] });
  });
});

describe('the places in a round', () => {
  test('follow the round’s points, and then the rules of the standings', () => {
    const { results } = aRound(1, { [ana]: 70, [bo]: 77, [cy]: 0 });
    expect(placesInRound(results).map(({ rank, result }) => [rank, result.seat])).toEqual([
      [1, bo],
      [2, ana],
      [3, cy],
    ]);
  });

  test('are shared by equal seats, also above and below the answer', () => {
    const { results } = aRound(1, { [ana]: 60, [bo]: 76, [cy]: 78 });
    expect(placesInRound(results).map(({ rank, result }) => [rank, result.seat])).toEqual([
      [1, bo],
      [1, cy],
      [3, ana],
    ]);
  });

  test('put the nearer guess first without points, and no guess last', () => {
    const { results } = aRound(1, { [ana]: 0, [bo]: 20, [cy]: 50 });
    expect(placesInRound(results).map(({ result }) => result.seat)).toEqual([cy, bo, ana]);
  });
});
