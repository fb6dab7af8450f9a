import { describe, expect, test } from 'vitest';
import {
  ana,
  aRoom,
  aSeat,
  aWaitingSeat,
  bo,
  cy,
  OPENED,
  seatId,
} from '../../testing/room-builder.ts';
import type { Presence } from '../seat.ts';
import { connectSeat, disconnectSeat } from './presence.ts';

const now = OPENED + 7;
const silent: Presence = { type: 'silent', since: OPENED };
const away: Presence = { type: 'away', since: OPENED };

describe('a seat that connects', () => {
  test.each([silent, away])('is connected: %o', (presence) => {
    const room = aRoom({ seats: [aSeat('ana'), aSeat('bo', { presence })] });
    expect(connectSeat(room, bo)).toEqual(aRoom());
  });

  test('makes its room not empty', () => {
    const seats = [aSeat('ana', { presence: silent }), aSeat('bo', { presence: silent })];
    const room = connectSeat(aRoom({ seats, emptySince: OPENED }), bo);
    expect(room.emptySince).toBeUndefined();
  });

  test('at the door leaves its room empty', () => {
    const seats = [aSeat('ana', { presence: silent }), aWaitingSeat('cy', { presence: silent })];
    const room = connectSeat(aRoom({ seats, emptySince: OPENED }), cy);
    expect(room.emptySince).toBe(OPENED);
    expect(room.seats[1]?.presence).toEqual({ type: 'here' });
  });

  test('gets the controls back if it is the host’s', () => {
    const seats = [aSeat('ana', { presence: away }), aSeat('bo', { presence: silent })];
    const room = aRoom({ seats, deputy: bo });
    expect(connectSeat(room, ana).deputy).toBeUndefined();
    expect(connectSeat(room, bo).deputy).toBe(bo);
  });

  test('changes nothing if it was connected, has left or never existed', () => {
    const gone = aSeat('cy', { place: { state: 'gone', reason: 'left' }, presence: silent });
    const room = aRoom({ seats: [aSeat('ana'), aSeat('bo'), gone], emptySince: 5 });
    for (const seat of [ana, cy, seatId('unknown')]) expect(connectSeat(room, seat)).toBe(room);
  });
});

describe('a seat that disconnects', () => {
  test('is silent from now on', () => {
    const missed = disconnectSeat(aRoom(), { seat: bo, now });
    const presence = { type: 'silent', since: now } as const;
    expect(missed).toEqual(aRoom({ seats: [aSeat('ana'), aSeat('bo', { presence })] }));
  });

  test('as the last one leaves a room without connected players', () => {
    const room = aRoom({ seats: [aSeat('ana', { presence: away }), aSeat('bo')] });
    expect(disconnectSeat(room, { seat: bo, now }).emptySince).toBe(now);
  });

  test('changes nothing if it was silent before, has left or never existed', () => {
    const gone = aSeat('cy', { place: { state: 'gone', reason: 'left' } });
    const room = aRoom({
      seats: [aSeat('ana', { presence: silent }), aSeat('bo', { presence: away }), gone],
    });
    for (const seat of [ana, bo, cy, seatId('unknown')]) {
      expect(disconnectSeat(room, { seat, now })).toBe(room);
    }
  });
});

test('a closed room does not change when players connect or leave', () => {
  const progress = { phase: 'closed', reason: 'by-host' } as const;
  const room = aRoom({ progress, seats: [aSeat('ana'), aSeat('bo', { presence: silent })] });
  expect(connectSeat(room, bo)).toBe(room);
  expect(disconnectSeat(room, { seat: ana, now })).toBe(room);
});
