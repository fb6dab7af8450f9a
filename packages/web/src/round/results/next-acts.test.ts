import { expect, test } from 'vitest';
import { aClosedRound } from '../../room/testing/closed-round-under-test.ts';
import { aSeat } from '../../room/testing/seats-under-test.ts';
import { aPlay } from '../parts/play-under-test.ts';
import { read } from '../round-under-test.tsx';

function after(number: number, nextAt?: number) {
  return { phase: 'revealed', round: aClosedRound({ number }), nextAt } as const;
}

test('guests read who starts the next round, and after the last one who opens the podium', () => {
  expect(read(aPlay({ progress: after(2) }))).toContain('ana starts the next round.');
  const last = read(aPlay({ progress: after(3) }));
  expect(last).toContain('ana opens the podium for everyone.');
  expect(last).not.toContain('next round');
});

test('a player who is left alone goes to the podium', () => {
  const seats = [aSeat('ben'), aSeat('ana', { state: 'gone', reason: 'left' })];
  const words = read(aPlay({ progress: after(1, 9000), seats, meta: { pace: 'by-itself' } }));
  expect(words).toContain('To the podium in 9 seconds.');
});
