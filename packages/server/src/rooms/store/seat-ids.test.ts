import { expect, test } from 'vitest';
import { newMemberId, newSeatId, parseConnectionId } from './seat-ids.ts';

test.each([
  { id: newSeatId('room-1'), parsed: { roomId: 'room-1', type: 'seat' } },
  { id: newMemberId('room-1'), parsed: { roomId: 'room-1', type: 'member' } },
  { id: 'room.a', parsed: { roomId: 'room', type: 'seat' } },
  { id: 'a.a.a', parsed: { roomId: 'a', type: 'member' } },
])('$id is read as a connection', ({ id, parsed }) => {
  expect(parseConnectionId(id)).toEqual(parsed);
});

test.each([
  '',
  'room',
  'room.',
  '.seat',
  'room.b.seat',
  'room.a.',
  'room.a.b.c',
  'room.se at',
  'room.seat\n',
  `${'r'.repeat(41)}.seat`,
  `room.${'s'.repeat(41)}`,
])('%j is not read as a connection', (id) => {
  expect(parseConnectionId(id)).toBeUndefined();
});
