import { expect, test } from 'vitest';
import { aClosedRound } from '../../room/testing/closed-round-under-test.ts';
import { aResult, aSeat } from '../../room/testing/seats-under-test.ts';
import { aPlay } from '../parts/play-under-test.ts';
import { read } from '../round-under-test.tsx';

test('the best guess of a game has a name, also if its player has left', () => {
  const seats = [aSeat('ana'), aSeat('ben'), aSeat('Cy', { state: 'gone', reason: 'left' })];
  const results = [aResult('ben', { guess: 50 }), aResult('Cy', { guess: 77 })];
  const played = [{ ...aClosedRound({ results }), title: 'Metropolis', poster: undefined }];
  const words = read(aPlay({ progress: { phase: 'over', rounds: 1 }, seats, played }));
  expect(words).toContain('Closest guess Cy 7.7 in round 1, spot on');
});

const over = { phase: 'over', rounds: 2 } as const;

/** Ana guessed in both rounds, Ben in the second. */
const played = [
  {
    ...aClosedRound({ results: [aResult('ana', { guess: 67 })] }),
    title: 'Metropolis',
    poster: undefined,
  },
  {
    ...aClosedRound({
      number: 2,
      results: [aResult('ana', { guess: 70 }), aResult('ben', { guess: 75 })],
    }),
    title: 'Alien',
    poster: undefined,
  },
];

test('the points in a late player’s recap add up', () => {
  const ben = aSeat('ben', { score: 140, joinedInRound: 2, joinedWith: 50 });
  const words = read(aPlay({ progress: over, seats: [aSeat('ana', { score: 115 }), ben], played }));
  expect(words).toContain('Joined in round 2, level with the lowest 50 points');
  expect(words).toContain('Alien You 7.5, viewers 7.7 90 points');
  expect(words).toContain('Total 140 points');
});

test('a player who was there from the start has a total, and no points to start level', () => {
  const words = read(aPlay({ progress: over, own: aSeat('ana').id, played }));
  expect(words).toContain('Metropolis You 6.7, viewers 7.7 50 points');
  expect(words).toContain('Total 115 points');
  expect(words).not.toContain('level with the lowest');
});

test('a player who came too late to play has no total', () => {
  const ben = aSeat('ben', { joinedInRound: undefined });
  expect(read(aPlay({ progress: over, seats: [aSeat('ana'), ben], played }))).not.toContain(
    'Total',
  );
});
