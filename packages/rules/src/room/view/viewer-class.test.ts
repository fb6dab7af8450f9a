import { expect, test } from 'vitest';
import { ana, aRoom, aSeat, aWaitingSeat, bo, cy } from '../../testing/room-builder.ts';
import { classOfMember, classOfSeat } from './viewer-class.ts';

const seats = [aSeat('Ana', { id: ana }), aSeat('Bo', { id: bo }), aWaitingSeat('Cy', { id: cy })];

test('a seat sees what its place lets it see', () => {
  const room = aRoom({ host: ana, seats });
  expect(seats.map((seat) => classOfSeat(room, seat))).toEqual(['host', 'player', 'door']);
});

test('whoever leads for the host sees what the host sees', () => {
  const room = aRoom({ host: ana, deputy: bo, seats });
  expect(classOfSeat(room, aSeat('Bo', { id: bo }))).toBe('host');
});

test.each([
  { state: 'gone', reason: 'removed' },
  { state: 'denied', reason: 'by-host' },
] as const)('whoever is $state sees nothing, not even as the host', (place) => {
  const seat = aSeat('Ana', { id: ana, place });
  expect(classOfSeat(aRoom({ host: ana, seats }), seat)).toBeUndefined();
});

test('the audience sees the room until it is barred, or there is none any more', () => {
  const room = aRoom({ barred: ['fay'] });
  const open = { ...room, settings: { ...room.settings, isAudienceSession: true } };
  expect(classOfMember(open, { owner: 'eva' })).toBe('audience');
  expect(classOfMember(open, { owner: 'fay' })).toBeUndefined();
  const shut = { ...room, settings: { ...room.settings, isAudienceSession: false } };
  expect(classOfMember(shut, { owner: 'eva' })).toBeUndefined();
});
