import { tenths } from '@outoften/rules/rating';
import { expect, test } from 'vitest';
import { aResult, aSeat } from '../../room/testing/seats-under-test.ts';
import { standingRows } from '../standings/standing-rows.ts';
import { lineGuesses } from './line-marks.ts';

/** A crowd of this size, with a guess of each seat. */
function aCrowd(players: number) {
  const seats = Array.from({ length: players }, (_, order) => aSeat(`p${order}`, { order }));
  const results = seats.map(({ name }) => aResult(name, { guess: tenths(70) }));
  return { seats, results };
}

test('a guess on the line has the number beside its player’s name', () => {
  const { seats, results } = aCrowd(25);
  const guesses = lineGuesses(results, { seats, own: undefined });
  const rows = standingRows(seats, { own: undefined, round: { number: 2, results } });
  expect(guesses[24]?.plate).toBe(25);
  const plates = new Map(rows.map(({ seat, plate }) => [seat.name, plate]));
  expect(guesses.map(({ name, plate }) => plates.get(name) === plate)).not.toContain(false);
});

test('guesses of a dozen players have names instead of numbers', () => {
  const { seats, results } = aCrowd(12);
  const guesses = lineGuesses(results, { seats, own: undefined });
  const rows = standingRows(seats, { own: undefined, round: undefined });
  expect([...guesses, ...rows].filter(({ plate }) => plate !== undefined)).toEqual([]);
});
