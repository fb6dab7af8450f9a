import { expect, test } from 'vitest';
import { aRoom, aSeat, bo } from '../../testing/room-builder.ts';
import { findSeat, findSeatOf } from '../room.ts';
import { handOverSeat } from './handing-over.ts';

const guest = aSeat('bo', { owner: 'guest', network: 'mark' });
const room = aRoom({ seats: [aSeat('ana'), guest] });

test('the seat of a guest who signs up goes to the account, with everything in it', () => {
  const after = handOverSeat(room, { from: 'guest', to: 'account-bea', now: 0 });
  const { network: _, ...rest } = guest;
  expect(findSeat(after, bo)).toEqual({ ...rest, owner: 'account-bea' });
  expect(findSeatOf(after, 'guest')).toBeUndefined();
});

test('an account keeps its own seat in the room, and the guest’s seat leaves', () => {
  const after = handOverSeat(room, { from: 'guest', to: aSeat('ana').owner, now: 0 });
  expect(after.seats.map(({ place }) => place.state)).toEqual(['seated', 'gone']);
  expect(handOverSeat(after, { from: 'guest', to: aSeat('ana').owner, now: 1 })).toBe(after);
});

test('a host who signs in to an account with a seat in the room leads it from that seat', () => {
  const { owner } = aSeat('ana');
  const hosted = aRoom({ seats: [aSeat('ana'), guest], host: bo });
  expect(handOverSeat(hosted, { from: 'guest', to: owner, now: 0 }).host).toBe(aSeat('ana').id);
});

test('the guest’s seat goes to an account that left its own seat, or waits for one', () => {
  const places = [
    { state: 'gone', reason: 'left' },
    { state: 'waiting', requestedAt: 0, byHand: true },
  ] as const;
  for (const place of places) {
    const left = aRoom({ seats: [aSeat('ana', { place }), guest], host: bo });
    const after = handOverSeat(left, { from: 'guest', to: aSeat('ana').owner, now: 0 });
    expect(findSeatOf(after, aSeat('ana').owner)?.id).toBe(bo);
    expect(after.seats[0]?.place.state).toBe('gone');
  }
});

test('a player whom the host removed does not come back as a guest', () => {
  const place = { state: 'gone', reason: 'removed' } as const;
  const left = aRoom({
    seats: [aSeat('ana', { place }), guest, aSeat('cy')],
    host: aSeat('cy').id,
  });
  const after = handOverSeat(left, { from: 'guest', to: aSeat('ana').owner, now: 0 });
  expect(findSeat(after, bo)?.place.state).toBe('gone');
});

test('a guest who is barred is also barred as an account', () => {
  const barring = aRoom({ barred: ['guest'] });
  expect(handOverSeat(barring, { from: 'guest', to: 'account-bea', now: 0 }).barred).toEqual([
    'guest',
    'account-bea',
  ]);
});

test('a guest who was never in the room changes nothing', () => {
  expect(handOverSeat(room, { from: 'stranger', to: 'account-bea', now: 0 })).toBe(room);
});
