import { expect, test } from 'vitest';
import { aResult, aSeat } from '../scores/seats-under-test.ts';
import { aClosedRound, aPlay, read } from './round-under-test.tsx';

test('the best guess of a game has a name, also where whoever made it has left', () => {
  const seats = [aSeat('ana'), aSeat('ben'), aSeat('Cy', { state: 'gone', reason: 'left' })];
  const results = [aResult('ben', { guess: 50 }), aResult('Cy', { guess: 77 })];
  const played = [{ ...aClosedRound({ results }), title: 'Metropolis' }];
  const words = read(aPlay({ stage: { phase: 'over', rounds: 1 }, seats, played }));
  expect(words).toContain('Closest guess Cy 7.7 in round 1, spot on');
});
