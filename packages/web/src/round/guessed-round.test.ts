import { tenths } from '@outoften/rules/rating';
import type { OwnAttempt } from '@outoften/rules/room/view-attempt';
import { expect, test } from 'vitest';
import { aPlay, read } from './round-under-test.tsx';

const round = {
  id: 'round',
  number: 1,
  startedAt: 0,
  deadline: 0,
  isOver: false,
  attempts: 2,
} as const;

function words(value: number | undefined): string {
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
  return read(aPlay({ stage: { phase: 'guessing', round }, attempt }));
}

test('a player without a guess is not told that it is in', () => {
  expect(words(undefined)).toContain('The others are still thinking.');
  expect(words(undefined)).not.toContain('Your guess is in.');
  expect(words(60)).toContain('Your guess is in.');
});
