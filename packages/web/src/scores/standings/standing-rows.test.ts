import { expect, test } from 'vitest';
import { aResult, aSeat, seatId } from '../../room/testing/seats-under-test.ts';
import { standingRows } from './standing-rows.ts';

test('equal seats share a place, and the next place is left out', () => {
  const seats = [
    aSeat('ana', { score: 80 }),
    aSeat('bo', { score: 95 }),
    aSeat('cy', { score: 95 }),
  ];
  const rows = standingRows(seats, { own: seatId('ana'), round: undefined });
  expect(rows.map(({ rank, isShared, isOwn, seat }) => [rank, isShared, isOwn, seat.name])).toEqual(
    [
      [1, true, false, 'bo'],
      [1, true, false, 'cy'],
      [3, false, true, 'ana'],
    ],
  );
});

test('a round moves seats up and down', () => {
  // Before the round: ana 100, bo 90, cy 0. In the round: 0, 95 and 100.
  const seats = [
    aSeat('ana', { score: 100, error: 40 }),
    aSeat('bo', { score: 185, error: 3 }),
    aSeat('cy', { score: 100, error: 100, exact: 1 }),
  ];
  const results = [
    aResult('ana', { guess: 37 }),
    aResult('bo', { guess: 76 }),
    aResult('cy', { guess: 77 }),
  ];
  const rows = standingRows(seats, { own: undefined, round: { number: 2, results } });
  expect(rows.map(({ seat, climbed }) => [seat.name, climbed])).toEqual([
    ['bo', 1],
    ['ana', -1],
    ['cy', 0],
  ]);
});

test('a second round moves seats, also if everyone was exact in the first', () => {
  const seats = [
    aSeat('ana', { score: 100, error: 100, exact: 1 }),
    aSeat('bo', { score: 200, exact: 2 }),
  ];
  const results = [aResult('ana', { guess: undefined }), aResult('bo', { guess: 77 })];
  const rows = standingRows(seats, { own: undefined, round: { number: 2, results } });
  expect(rows.map(({ seat, climbed }) => [seat.name, climbed])).toEqual([
    ['bo', 0],
    ['ana', -1],
  ]);
});

test('after a first round no row has moved yet', () => {
  const seats = [aSeat('ana', { score: 100, exact: 1 }), aSeat('bo', { score: 0, error: 100 })];
  const results = [aResult('ana', { guess: 77 }), aResult('bo', { guess: undefined })];
  const rows = standingRows(seats, { own: undefined, round: { number: 1, results } });
  expect(rows.map(({ climbed }) => climbed)).toEqual([undefined, undefined]);
});

test('a player who joined late has no result of the round they watched', () => {
  const seats = [
    aSeat('ana', { score: 100, error: 10 }),
    aSeat('bo', { score: 50, joinedInRound: 3, joinedWith: 50 }),
  ];
  const results = [aResult('ana', { guess: 72 })];
  const [, bo] = standingRows(seats, { own: undefined, round: { number: 2, results } });
  expect(bo?.result).toBeUndefined();
});

test('a late player moves no other row, and has not moved', () => {
  // After a first round, and after a second in which cy had no part. Ana moved from second to first.
  const late = aSeat('cy', { score: 80, error: 100, joinedInRound: 3, joinedWith: 80 });
  const first = standingRows(
    [aSeat('ana', { score: 100, exact: 1 }), aSeat('bo', { score: 50, error: 10 }), late],
    {
      own: undefined,
      round: {
        number: 1,
        results: [aResult('ana', { guess: 77 }), aResult('bo', { guess: 67 })],
      },
    },
  );
  expect(first.map(({ climbed }) => climbed)).toEqual([undefined, undefined, undefined]);
  const second = standingRows(
    [
      aSeat('ana', { score: 150, error: 10, exact: 1 }),
      aSeat('bo', { score: 60, error: 30 }),
      late,
    ],
    {
      own: undefined,
      round: {
        number: 2,
        results: [aResult('ana', { guess: 77 }), aResult('bo', { guess: undefined })],
      },
    },
  );
  expect(second.map(({ seat, climbed }) => [seat.name, climbed])).toEqual([
    ['ana', expect.any(Number)],
    ['cy', undefined],
    ['bo', expect.any(Number)],
  ]);
});

test('only players with a seat have a place, including those who are away', () => {
  const seats = [
    aSeat('here'),
    aSeat('away', { state: 'away' }),
    aSeat('gone', { state: 'gone', reason: 'left' }),
    aSeat('asking', { state: 'waiting', joinedInRound: undefined }),
  ];
  const rows = standingRows(seats, { own: undefined, round: undefined });
  expect(rows.map(({ seat }) => seat.name)).toEqual(['here', 'away']);
});
