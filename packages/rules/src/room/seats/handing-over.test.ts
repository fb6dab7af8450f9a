import { expect, test } from 'vitest';
import { aRoom, aSeat, bo } from '../../testing/room-builder.ts';
import { findSeat, findSeatOf } from '../room.ts';
import { handOverSeat } from './handing-over.ts';

const guest = aSeat('bo', { owner: 'guest', network: 'mark' });
const room = aRoom({ seats: [aSeat('ana'), guest] });

test('the seat of a guest who signs up goes to the account, with everything in it', () => {
  const after = handOverSeat(room, { from: 'guest', to: 'account-bea' });
  const { network: _, ...rest } = guest;
  expect(findSeat(after, bo)).toEqual({ ...rest, owner: 'account-bea' });
  expect(findSeatOf(after, 'guest')).toBeUndefined();
});

test('an account keeps its own seat in the room, and the guest keeps the other', () => {
  expect(handOverSeat(room, { from: 'guest', to: aSeat('ana').owner })).toBe(room);
});

test('a guest who is barred is also barred as an account', () => {
  const barring = aRoom({ barred: ['guest'] });
  expect(handOverSeat(barring, { from: 'guest', to: 'account-bea' }).barred).toEqual([
    'guest',
    'account-bea',
  ]);
});

test('a guest who was never in the room changes nothing', () => {
  expect(handOverSeat(room, { from: 'stranger', to: 'account-bea' })).toBe(room);
});
