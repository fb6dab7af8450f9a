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
import { hearSeat, missSeat } from './presence.ts';

const now = OPENED + 7;
const silent: Presence = { type: 'silent', since: OPENED };
const away: Presence = { type: 'away', since: OPENED };

describe('a seat that is heard of', () => {
  test.each([silent, away])('is here: %o', (presence) => {
    const room = aRoom({ seats: [aSeat('ana'), aSeat('bo', { presence })] });
    expect(hearSeat(room, bo)).toEqual(aRoom());
  });

  test('ends the emptiness of its room', () => {
    const seats = [aSeat('ana', { presence: silent }), aSeat('bo', { presence: silent })];
    const room = hearSeat(aRoom({ seats, emptySince: OPENED }), bo);
    expect(room.emptySince).toBeUndefined();
  });

  test('at the door does not', () => {
    const seats = [aSeat('ana', { presence: silent }), aWaitingSeat('cy', { presence: silent })];
    const room = hearSeat(aRoom({ seats, emptySince: OPENED }), cy);
    expect(room.emptySince).toBe(OPENED);
    expect(room.seats[1]?.presence).toEqual({ type: 'here' });
  });

  test('has the controls back if it is the host', () => {
    const seats = [aSeat('ana', { presence: away }), aSeat('bo', { presence: silent })];
    const room = aRoom({ seats, deputy: bo });
    expect(hearSeat(room, ana).deputy).toBeUndefined();
    expect(hearSeat(room, bo).deputy).toBe(bo);
  });

  test('changes nothing if it was here, is gone or never was', () => {
    const gone = aSeat('cy', { place: { state: 'gone', reason: 'left' }, presence: silent });
    const room = aRoom({ seats: [aSeat('ana'), aSeat('bo'), gone], emptySince: 5 });
    for (const seat of [ana, cy, seatId('nobody')]) expect(hearSeat(room, seat)).toBe(room);
  });
});

describe('a seat that is missed', () => {
  test('is silent from now on', () => {
    const missed = missSeat(aRoom(), { seat: bo, now });
    const presence = { type: 'silent', since: now } as const;
    expect(missed).toEqual(aRoom({ seats: [aSeat('ana'), aSeat('bo', { presence })] }));
  });

  test('last leaves nobody here', () => {
    const room = aRoom({ seats: [aSeat('ana', { presence: away }), aSeat('bo')] });
    expect(missSeat(room, { seat: bo, now }).emptySince).toBe(now);
  });

  test('changes nothing if it was silent before, is gone or never was', () => {
    const gone = aSeat('cy', { place: { state: 'gone', reason: 'left' } });
    const room = aRoom({
      seats: [aSeat('ana', { presence: silent }), aSeat('bo', { presence: away }), gone],
    });
    for (const seat of [ana, bo, cy, seatId('nobody')]) {
      expect(missSeat(room, { seat, now })).toBe(room);
    }
  });
});

test('a room that is closed does not notice who comes and goes', () => {
  const progress = { phase: 'closed', reason: 'by-host' } as const;
  const room = aRoom({ progress, seats: [aSeat('ana'), aSeat('bo', { presence: silent })] });
  expect(hearSeat(room, bo)).toBe(room);
  expect(missSeat(room, { seat: ana, now })).toBe(room);
});
