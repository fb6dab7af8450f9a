import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accuracyPoints, distance } from '../../guessing/score.ts';
import { tenths } from '../../rating.ts';
import { LOCKED } from '../../testing/attempt-builder.ts';
import { seatId } from '../../testing/room-builder.ts';
import { NO_SCORE, type RoundResult } from '../round.ts';
import { NO_TOTALS } from '../seat.ts';
import { titlesOf } from './titles.ts';

/** A film that viewers gave 5.0, with the guesses of p0, p1 and so on; none where it is 0. */
function aRound(guesses: readonly number[], number = 1) {
  const results = guesses.map((value, place): RoundResult => {
    const rest = { seat: seatId(`p${place}`), hints: LOCKED, credited: [], beatHouse: false };
    if (value === 0) return { ...rest, guess: undefined, score: NO_SCORE, distance: undefined };
    const accuracy = accuracyPoints(tenths(value), tenths(50));
    const score = { ...NO_SCORE, accuracy, total: accuracy };
    return { ...rest, guess: tenths(value), score, distance: distance(tenths(value), tenths(50)) };
  });
  return { number, results };
}

/** Players of whom later ones have more points. */
function seatsOf(count: number) {
  return Array.from({ length: count }, (_, place) => ({
    ...NO_TOTALS,
    id: seatId(`p${place}`),
    joinedWith: 0,
    score: place,
  }));
}

/** The titles of players who guess the same in each of three films. */
function titlesAfter(guesses: readonly number[]) {
  return titlesOf(
    [1, 2, 3].map((number) => aRound(guesses, number)),
    seatsOf(guesses.length),
  );
}

const game = fc
  .integer({ min: 1, max: 9 })
  .chain((players) =>
    fc.record({
      players: fc.constant(players),
      rounds: fc.array(
        fc.array(fc.integer({ min: 0, max: 100 }), { minLength: players, maxLength: players }),
        { maxLength: 6 },
      ),
    }),
  )
  .map(({ players, rounds }) => ({
    seats: seatsOf(players),
    rounds: rounds.map((guesses, place) => aRound(guesses, place + 1)),
  }));

describe('the titles of any game', () => {
  test('are the same each time', () => {
    fc.assert(
      fc.property(game, ({ rounds, seats }) => {
        expect(titlesOf(rounds, seats)).toEqual(titlesOf([...rounds], [...seats]));
      }),
    );
  });

  test('are given once each, at most one to a player, and only to players who guessed', () => {
    fc.assert(
      fc.property(game, ({ rounds, seats }) => {
        const titles = titlesOf(rounds, seats);
        expect(new Set(titles.map(({ title }) => title)).size).toBe(titles.length);
        expect(new Set(titles.map(({ seat }) => seat)).size).toBe(titles.length);
        const guessed = rounds.flatMap(({ results }) =>
          results.flatMap(({ seat, guess }) => (guess === undefined ? [] : [seat])),
        );
        for (const { seat } of titles) expect(guessed).toContain(seat);
      }),
    );
  });
});

describe('the titles of a game', () => {
  test('name the closest and the boldest guess, and the habits of the others', () => {
    expect(titlesAfter([51, 66, 30, 50, 62])).toMatchObject([
      { title: 'closest', seat: seatId('p3'), guess: 50 },
      { title: 'boldest', seat: seatId('p1'), guess: 66, distance: 18 },
      { title: 'critic', seat: seatId('p2'), distance: 27 },
    ]);
  });

  test('name an optimist and a lone wolf', () => {
    const rounds = [
      aRound([70, 50, 20, 60], 1),
      aRound([70, 50, 90, 60], 2),
      aRound([70, 50, 20, 60], 3),
      aRound([70, 50, 90, 60], 4),
    ];
    expect(titlesOf(rounds, seatsOf(4))).toMatchObject([
      { title: 'closest', seat: seatId('p1') },
      { title: 'optimist', seat: seatId('p0'), distance: 15 },
      { title: 'wolf', seat: seatId('p2') },
    ]);
  });

  test('name a steady hand, who was never far off', () => {
    const rounds = [aRound([50, 49, 52], 1), aRound([90, 55, 20], 2), aRound([10, 45, 80], 3)];
    expect(titlesOf(rounds, seatsOf(3))).toContainEqual({
      title: 'steady',
      seat: seatId('p1'),
      distance: 5,
    });
  });

  test('go to the player with the better place if two are level', () => {
    expect(titlesAfter([50, 50])).toMatchObject([{ title: 'closest', seat: seatId('p1') }]);
  });

  test('tell no habit after two films', () => {
    const rounds = [aRound([90, 50, 50]), aRound([90, 50, 50])];
    expect(titlesOf(rounds, seatsOf(3))).toMatchObject([
      { title: 'closest' },
      { title: 'boldest' },
    ]);
  });

  test('call no guess bold that was close to the others', () => {
    expect(titlesAfter([50, 54])).toMatchObject([{ title: 'closest', seat: seatId('p0') }]);
    const [, boldest] = titlesAfter([50, 55]);
    expect(boldest).toMatchObject({ title: 'boldest', seat: seatId('p1'), distance: 5 });
  });

  test('skip a player who is not among the seats', () => {
    expect(titlesOf([aRound([49, 50])], seatsOf(1))).toEqual([]);
    expect(titlesOf([aRound([50, 49])], seatsOf(1))).toMatchObject([{ title: 'closest' }]);
  });
});
