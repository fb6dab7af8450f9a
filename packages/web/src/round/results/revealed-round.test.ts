import { tenths } from '@outoften/rules/rating';
import { expect, test } from 'vitest';
import { aClosedRound } from '../../room/testing/closed-round-under-test.ts';
import { aFilmView } from '../../room/testing/film-view-under-test.ts';
import { aResult, aSeat, seatId } from '../../room/testing/seats-under-test.ts';
import { anAttempt, aPlay } from '../parts/play-under-test.ts';
import { read } from '../round-under-test.tsx';

const COUNTED = 'You did not submit, so your slider counted.';

test.each([
  { name: 'did not submit', isDraft: true, says: true },
  { name: 'submitted', isDraft: undefined, says: false },
])('the result of a player who $name says whether the slider counted', ({ isDraft, says }) => {
  const round = aClosedRound({
    results: [aResult('ana', { guess: 73 }), aResult('ben', { guess: 60 })],
  });
  const guess = { value: tenths(60), score: undefined, ...(isDraft && { isDraft }) };
  const play = aPlay({
    own: seatId('ben'),
    seats: [aSeat('ana'), aSeat('ben', { order: 1 })],
    progress: { phase: 'revealed', round, nextAt: undefined },
    film: aFilmView(),
    attempt: anAttempt({ roundId: round.id, guess }),
    // Long after the reveal.
    clock: () => round.closedAt + 60_000,
  });
  expect(read(play).includes(COUNTED)).toBe(says);
});
