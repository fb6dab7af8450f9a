import { expect, test } from 'vitest';
import { distance } from '../../guessing/score.ts';
import { tenths } from '../../rating.ts';
import { LOCKED } from '../../testing/attempt-builder.ts';
import { seatId } from '../../testing/room-builder.ts';
import { NO_SCORE, type RoundResult } from '../round.ts';
import { findFurthest } from './furthest.ts';

const answer = tenths(50);

/** The results of players with these guesses, none where it is 0. */
function resultsOf(guesses: readonly number[]): readonly RoundResult[] {
  return guesses.map((value, place) => {
    const rest = { seat: seatId(`p${place}`), hints: LOCKED, credited: [], beatHouse: false };
    if (value === 0) return { ...rest, guess: undefined, score: NO_SCORE, distance: undefined };
    const guess = tenths(value);
    return { ...rest, guess, score: NO_SCORE, distance: distance(guess, answer) };
  });
}

test.each([
  { name: 'too high', guesses: [52, 90, 45], side: 'above', seat: 'p1', distance: 40 },
  { name: 'too low', guesses: [52, 45, 0, 30], side: 'below', seat: 'p3', distance: 20 },
  { name: 'just far enough', guesses: [65, 60, 40], side: 'above', seat: 'p0', distance: 15 },
])('the furthest guess of a round is named: $name', ({ guesses, side, seat, distance }) => {
  const furthest = findFurthest({ answer, results: resultsOf(guesses) });
  expect(furthest).toEqual({ seat: seatId(seat), side, distance });
});

test.each([
  { name: 'there are fewer than three guesses', guesses: [90, 50, 0] },
  { name: 'the guess was not far off', guesses: [64, 50, 50] },
  { name: 'another guess was almost as far', guesses: [90, 14, 50] },
  { name: 'two were equally far', guesses: [90, 10, 50] },
  { name: 'no one guessed', guesses: [0, 0, 0] },
])('no furthest guess is named if $name', ({ guesses }) => {
  expect(findFurthest({ answer, results: resultsOf(guesses) })).toBeUndefined();
});
