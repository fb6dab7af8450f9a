import { expect, test } from 'vitest';
import { carriedRate, ratio } from './live-rows.ts';
import type { Measured, Round } from './stand.ts';

function aStep(servers: number): Measured {
  return { sent: 10, latencies: [], bytes: 0, seconds: 1, servers, load: 0, others: 0 };
}

function aRound(servers: number): Round {
  return { guess: aStep(servers), end: aStep(0), open: aStep(0) };
}

test('contenders are compared turn by turn, so a slow turn of both changes nothing', () => {
  const ours = [[aRound(4)], [aRound(40)], [aRound(4)]];
  const raw = [[aRound(2)], [aRound(20)], [aRound(2)]];
  expect(ratio(ours, raw, ({ guess }) => guess.servers)).toBe('2.00');
});

test('guesses that did not arrive are not carried', () => {
  expect(carriedRate({ latencies: [1, 2, Number.POSITIVE_INFINITY], seconds: 2 })).toBe(1);
});
