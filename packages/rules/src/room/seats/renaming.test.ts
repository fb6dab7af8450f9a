import { expect, test } from 'vitest';
import { nearestAvatar } from '../../player/avatar.ts';
import { onGround } from '../../player/face.ts';
import { aNewcomer, ana, aRoom, aSeat, bo, withRound } from '../../testing/room-builder.ts';
import { findSeat } from '../room.ts';
import { renameOwner } from './renaming.ts';

const seats = [aSeat('ana'), aSeat('bo')];
const { owner, name, avatar } = aNewcomer('bo');
const renamed = { owner, name: 'Bonnie', avatar };

test.each([
  { phase: 'a lobby', room: aRoom({ seats }) },
  { phase: 'a round', room: withRound(aRoom({ seats })) },
])('a new name appears on the seat in $phase, and nothing else changes', ({ room }) => {
  const after = renameOwner(room, renamed);
  expect(findSeat(after, bo)).toEqual({ ...findSeat(room, bo), name: 'Bonnie' });
  expect({ ...after, seats: room.seats }).toEqual(room);
});

test('nothing changes for the same name, without a seat, or in a closed room', () => {
  const room = aRoom({ seats });
  const closed = aRoom({ seats, progress: { phase: 'closed', reason: 'by-host' } });
  expect(renameOwner(room, { owner, name, avatar })).toBe(room);
  expect(renameOwner(room, { ...renamed, owner: 'unknown' })).toBe(room);
  expect(renameOwner(closed, renamed)).toBe(closed);
});

test('a new picture that another seat has gets another ground', () => {
  const room = aRoom({ seats });
  const changed = { owner, name, avatar: aNewcomer('ana').avatar };
  const after = renameOwner(room, changed);
  expect(findSeat(after, bo)?.avatar).toBe(onGround(changed.avatar, 'teal'));
  expect(findSeat(after, ana)?.avatar).toBe(changed.avatar);
  expect(findSeat(renameOwner(room, { owner, name, avatar: nearestAvatar(3) }), bo)?.avatar).toBe(
    3,
  );
});

test('an unchanged picture keeps its ground under a new name', () => {
  const onTeal = onGround(avatar, 'teal');
  const room = aRoom({ seats: [aSeat('ana'), aSeat('bo', { avatar: onTeal })] });
  expect(findSeat(renameOwner(room, renamed), bo)).toMatchObject({
    name: 'Bonnie',
    avatar: onTeal,
  });
});
