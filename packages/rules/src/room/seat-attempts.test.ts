import { expect, test } from 'vitest';
import {
  ana,
  aRoom,
  aSeat,
  aWaitingSeat,
  bo,
  cy,
  taken,
  withGuesses,
  withRound,
} from '../testing/room-builder.ts';
import { attemptsBySeat, attemptsIn, findAttempt, findAttemptOf } from './seat-attempts.ts';
import { leaveSeat } from './seats/leaving.ts';

const seats = [aSeat('ana'), aWaitingSeat('bo'), aSeat('cy'), aSeat('dee')];
const room = withRound(aRoom({ seats }));

function seatsWithAttempt(of: typeof room) {
  return attemptsBySeat(of).map((attempt) => attempt?.seat);
}

test('each seat in a round has an attempt, at the seat’s position', () => {
  expect(seatsWithAttempt(room)).toEqual([ana, undefined, cy, aSeat('dee').id]);
  expect(findAttempt(attemptsIn(room.progress), cy)?.seat).toBe(cy);
  expect(findAttempt(attemptsIn(room.progress), bo)).toBeUndefined();
});

test('the other seats keep their attempts after a player has left', () => {
  const left = taken(leaveSeat(room, { seat: ana, now: 5 }));
  expect(seatsWithAttempt(left)).toEqual([undefined, undefined, cy, aSeat('dee').id]);
});

test('a guess still belongs to its owner after the seat was left', () => {
  const left = taken(leaveSeat(withGuesses(room, { [cy]: 70 }), { seat: cy, now: 5 }));
  expect(findAttemptOf(left, 'account-cy')?.guess?.value).toBe(70);
  const unguessed = taken(leaveSeat(room, { seat: cy, now: 5 }));
  expect(findAttemptOf(unguessed, 'account-cy')).toBeUndefined();
  expect(findAttemptOf(room, 'unknown-account')).toBeUndefined();
});

test('without a round there are no attempts', () => {
  expect(seatsWithAttempt(aRoom({ seats }))).toEqual(seats.map(() => undefined));
});
