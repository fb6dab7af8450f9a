import { tenths } from '@outoften/rules/rating';
import type { OwnAttempt } from '@outoften/rules/room/view-attempt';
import { expect, test } from 'vitest';
import { aSeat, seatId } from '../scores/seats-under-test.ts';
import { aPlay } from './play-under-test.ts';
import { read } from './round-under-test.tsx';

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
    hints: { poster: 'locked', overview: 'locked', review: 'locked' },
    slots: [],
    film: { title: 'Metropolis' },
    answer: tenths(77),
    guess: {
      value: value === undefined ? undefined : tenths(value),
      score: { accuracy: 0, start: 0, spent: 0, credited: 0, total: 0 },
    },
  } as unknown as OwnAttempt;
  return read(aPlay({ stage: { phase: 'guessing', round }, attempt, ...parts }));
}

test('a player without a guess is not told that it is in', () => {
  expect(words(undefined)).toContain('The others are still thinking.');
  expect(words(undefined)).not.toContain('Your guess is in.');
  expect(words(60)).toContain('Your guess is in.');
});

test('a player who waits for others is told who is in from the next round only, and waits for them in no count', () => {
  const seats = [
    aSeat('ana', { sitsOut: true }),
    aSeat('ben', { order: 1, hasGuessed: true }),
    aSeat('cy', { order: 2 }),
  ];
  const told = words(60, { seats });
  expect(told).toContain('1 of 2 has guessed');
  expect(told).toMatch(/ana AN Next round/);
});

test('where the only guess is that of somebody who has left, it is counted, and the host may end the round', () => {
  const seats = [aSeat('ana'), aSeat('ben', { order: 1, state: 'gone', hasGuessed: true })];
  const open = { ...round, deadline: undefined };
  const told = words(undefined, {
    stage: { phase: 'guessing', round: open },
    seats,
    own: seatId('ana'),
  });
  expect(told).toContain('1 of 2 has guessed');
  expect(told).toContain('End the round');
});
