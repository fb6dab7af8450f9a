import { expect, test } from 'vitest';
import { budgetRows, type Figures } from './live-rows.ts';
import type { Measured, Round } from './load.ts';

function aRound(guess: Partial<Measured>): Round {
  const step: Measured = {
    sent: 10,
    latencies: [],
    bytes: 0,
    seconds: 1,
    servers: 1,
    load: 0,
    others: 0,
  };
  return { guess: { ...step, ...guess }, end: step, open: step };
}

function measuredIn(figures: Partial<Figures>, what: RegExp): string | undefined {
  const all = { rooms: new Map(), crowd: new Map(), memory: [], ...figures };
  return budgetRows(all).find((row) => what.test(row.what))?.measured;
}

test('contenders are compared turn by turn, so a slow turn of both changes nothing', () => {
  const turns = (...servers: readonly number[]) =>
    servers.map((each) => [aRound({ servers: each })]);
  const rooms = new Map([
    ['ours, 1000', turns(4, 40, 4)],
    ['raw ws, 1000', turns(2, 20, 2)],
  ]);
  expect(measuredIn({ rooms }, /of raw ws$/)).toBe('2.00');
});

test('guesses that did not arrive are not carried', () => {
  const latencies = [1, 2, Number.POSITIVE_INFINITY];
  const crowd = new Map([['ours', [[aRound({ latencies, seconds: 2 })]]]]);
  expect(measuredIn({ crowd }, /^guesses that one room/)).toMatch('1/s');
});
