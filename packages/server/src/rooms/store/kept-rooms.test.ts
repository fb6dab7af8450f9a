import { expect, test } from 'vitest';
import { aRoom } from '../../../testing/rooms/room-under-test.ts';
import { keepLatestRooms } from './kept-rooms.ts';
import type { StoredRoom } from './room-rows.ts';

test('a room that was read late does not replace a later version', () => {
  const kept = keepLatestRooms();
  kept.keep('room', stored(3));
  kept.keep('room', stored(2));
  expect(kept.known.get('room')?.version).toBe(3);
});

test('a closed room is not kept in memory', () => {
  const kept = keepLatestRooms();
  kept.keep('room', stored(2));
  const room = aRoom({ progress: { phase: 'closed', reason: 'empty' } });
  kept.keep('room', { ...stored(3), room });
  expect(kept.known.get('room')).toBeUndefined();
});

function stored(version: number): StoredRoom {
  return { room: aRoom(), version, whole: { version, writtenAt: 0 }, dueAt: undefined };
}
