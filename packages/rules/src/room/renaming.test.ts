import { expect, test } from 'vitest';
import { aRoom, aSeat, bo, withRound } from '../testing/room-builder.ts';
import { renameOwner } from './renaming.ts';
import { findSeat } from './room.ts';

const seats = [aSeat('ana'), aSeat('bo')];
const { owner, name, avatar } = aSeat('bo');
const renamed = { owner, name: 'Bonnie', avatar };

test.each([
  { phase: 'a lobby', room: aRoom({ seats }) },
  { phase: 'a round', room: withRound(aRoom({ seats })) },
])('a new name is on the seat in $phase, and all else is as it was', ({ room }) => {
  const after = renameOwner(room, renamed);
  expect(findSeat(after, bo)).toEqual({ ...findSeat(room, bo), name: 'Bonnie' });
  expect({ ...after, seats: room.seats }).toEqual(room);
});

test('nothing changes for the same name, for who has no seat, or where the room is closed', () => {
  const room = aRoom({ seats });
  const closed = aRoom({ seats, stage: { phase: 'closed', reason: 'by-host' } });
  expect(renameOwner(room, { owner, name, avatar })).toBe(room);
  expect(renameOwner(room, { ...renamed, owner: 'nobody' })).toBe(room);
  expect(renameOwner(closed, renamed)).toBe(closed);
});
