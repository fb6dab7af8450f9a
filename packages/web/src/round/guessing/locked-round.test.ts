import { tenths } from '@outoften/rules/rating';
import type { OwnAttempt } from '@outoften/rules/room/view/view-attempt';
import { expect, test } from 'vitest';
import { aSeat, seatId } from '../../room/testing/seats-under-test.ts';
import { aPlay } from '../parts/play-under-test.ts';
import { read } from '../round-under-test.tsx';

const round = {
  id: 'round',
  number: 1,
  startedAt: 0,
  deadline: 0,
  isOver: false,
  attempts: 2,
  pause: undefined,
} as const;

function words(
  value: number | undefined,
  parts: Partial<Parameters<typeof aPlay>[0]> = {},
): string {
  const attempt = {
    roundId: 'round',
    hints: { poster: 'locked', overview: 'locked', review: 'bought' },
    slots: [],
    film: { title: 'Metropolis', crew: [] },
    answer: undefined,
    guess: { value: value === undefined ? undefined : tenths(value), score: undefined },
  } as unknown as OwnAttempt;
  return read(aPlay({ progress: { phase: 'guessing', round }, attempt, ...parts }));
}

test('a player without a guess does not read that it is locked in', () => {
  expect(words(undefined)).toContain('No guess');
  expect(words(undefined)).not.toContain('locked in');
  expect(words(60)).toContain('6.0 is locked in');
  expect(words(60)).toContain('Everyone sees the answer together.');
});

test('hints are free after the guess, and open ones can be read', () => {
  const told = words(60);
  expect(told).toContain('Hints are free now');
  expect(told).toMatch(/Overview .* free Reviews .* Read/);
  expect(told).toMatch(/Lift curtain free/);
});

test('a player who waits for others sees who plays from the next round on, and they are not counted', () => {
  const seats = [
    aSeat('ana', { sitsOut: true }),
    aSeat('ben', { order: 1, hasGuessed: true }),
    aSeat('cy', { order: 2 }),
  ];
  const told = words(60, { seats });
  expect(told).toContain('1 of 2 has guessed');
  expect(told).toMatch(/ana AN Next round/);
});

test('one’s own guess is counted before the event about it arrives', () => {
  const seats = [aSeat('ana'), aSeat('ben', { order: 1 })];
  expect(words(60, { seats, own: seatId('ana') })).toContain('1 of 2 has guessed');
});

test('the only guess of a player who has left is counted, and the host may end the round', () => {
  const seats = [aSeat('ana'), aSeat('ben', { order: 1, state: 'gone', hasGuessed: true })];
  const open = { ...round, deadline: undefined };
  const told = words(undefined, {
    progress: { phase: 'guessing', round: open },
    seats,
    own: seatId('ana'),
  });
  expect(told).toContain('1 of 2 has guessed');
  expect(told).toContain('End the round');
});
