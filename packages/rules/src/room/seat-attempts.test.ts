import { expect, test } from 'vitest';
import {
  ana,
  aRoom,
  aSeat,
  aWaitingSeat,
  bo,
  cy,
  taken,
  withRound,
} from '../testing/room-builder.ts';
import { leaveSeat } from './leaving.ts';
import { attemptsBySeat, attemptsIn, findAttempt } from './seat-attempts.ts';

const seats = [aSeat('ana'), aWaitingSeat('bo'), aSeat('cy'), aSeat('dee')];
const room = withRound(aRoom({ seats }));

function seatsWithAttempt(of: typeof room) {
  return attemptsBySeat(of).map((attempt) => attempt?.seat);
}

test('each seat in a round has an attempt, in the place of the seat', () => {
  expect(seatsWithAttempt(room)).toEqual([ana, undefined, cy, aSeat('dee').id]);
  expect(findAttempt(attemptsIn(room.stage), cy)?.seat).toBe(cy);
  expect(findAttempt(attemptsIn(room.stage), bo)).toBeUndefined();
});

test('so it is once somebody has left', () => {
  const left = taken(leaveSeat(room, { seat: ana, now: 5 }));
  expect(seatsWithAttempt(left)).toEqual([undefined, undefined, cy, aSeat('dee').id]);
});

test('without a round nobody has one', () => {
  expect(seatsWithAttempt(aRoom({ seats }))).toEqual(seats.map(() => undefined));
});
