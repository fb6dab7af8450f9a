import { expect, test } from 'vitest';
import { ana, aRoom, aSeat, aWaitingSeat, bo, cy } from '../../testing/room-builder.ts';
import { classOfMember, classOfSeat } from './view-room.ts';

const seats = [aSeat('Ana', { id: ana }), aSeat('Bo', { id: bo }), aWaitingSeat('Cy', { id: cy })];

test('a seat’s class follows from its place', () => {
  const room = aRoom({ host: ana, seats });
  expect(seats.map((seat) => classOfSeat(room, seat))).toEqual(['host', 'player', 'door']);
});

test('the deputy is in the host’s class', () => {
  const room = aRoom({ host: ana, deputy: bo, seats });
  expect(classOfSeat(room, aSeat('Bo', { id: bo }))).toBe('host');
});

test.each([
  { state: 'gone', reason: 'removed' },
  { state: 'denied', reason: 'by-host' },
] as const)('a seat that is $state has no class, even if it is the host’s', (place) => {
  const seat = aSeat('Ana', { id: ana, place });
  expect(classOfSeat(aRoom({ host: ana, seats }), seat)).toBeUndefined();
});

test('the audience sees the room until it is barred or closed', () => {
  const room = aRoom({ barred: ['fay'] });
  const open = { ...room, settings: { ...room.settings, isAudienceSession: true } };
  expect(classOfMember(open, { owner: 'eva' })).toBe('audience');
  expect(classOfMember(open, { owner: 'fay' })).toBeUndefined();
  const shut = { ...room, settings: { ...room.settings, isAudienceSession: false } };
  expect(classOfMember(shut, { owner: 'eva' })).toBeUndefined();
});
