import { expect, test } from 'vitest';
import {
  afterRound,
  ana,
  aRoom,
  aSeat,
  aWaitingSeat,
  bo,
  OPENED,
  withGuesses,
  withRound,
} from '../../testing/room-builder.ts';
import { findSeat } from '../room.ts';
import { forgetOwner, NAMELESS } from './forgetting.ts';

const now = OPENED;
const seats = [aSeat('ana'), aSeat('bo'), aSeat('cy')];
const ownerOf = (name: string) => aSeat(name).owner;

test.each([
  { name: 'in a lobby', room: aRoom({ seats }) },
  { name: 'in a round', room: withGuesses(withRound(aRoom({ seats })), { [bo]: 70 }) },
  { name: 'at the door', room: aRoom({ seats: [aSeat('ana'), aWaitingSeat('bo')] }) },
])('a seat of a deleted account is left and loses its name: $name', ({ room }) => {
  const after = forgetOwner(room, { owner: ownerOf('bo'), now });
  expect(findSeat(after, bo)).toMatchObject({ name: NAMELESS, place: { state: 'gone' } });
  expect(JSON.stringify(after.seats)).not.toContain(`"owner":"${ownerOf('bo')}"`);
});

test('what the seat did in the game stays, and the host’s controls pass on', () => {
  const over = afterRound(aRoom({ seats }), { [ana]: 77, [bo]: 70 });
  const after = forgetOwner(over, { owner: ownerOf('ana'), now });
  expect(after.host).toBe(bo);
  expect(findSeat(after, ana)?.totals).toEqual(findSeat(over, ana)?.totals);
});

test('in a closed room only the name is removed', () => {
  const closed = aRoom({ seats, progress: { phase: 'closed', reason: 'by-host' } });
  const after = forgetOwner(closed, { owner: ownerOf('bo'), now });
  expect(after.progress).toEqual(closed.progress);
  expect(findSeat(after, bo)).toMatchObject({ name: NAMELESS, owner: bo });
});

test('a barred account is forgotten, and an account that never was in the room changes nothing', () => {
  const room = aRoom({ seats, barred: ['dora', 'eve'] });
  expect(forgetOwner(room, { owner: 'dora', now }).barred).toEqual(['eve']);
  expect(forgetOwner(room, { owner: 'unknown', now })).toBe(room);
});
