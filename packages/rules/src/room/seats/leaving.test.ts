import { describe, expect, test } from 'vitest';
import { refuse } from '../../result.ts';
import {
  ana,
  aRoom,
  aSeat,
  aWaitingSeat,
  bo,
  cy,
  OPENED,
  seatId,
  taken,
  withGuesses,
  withRound,
} from '../../testing/room-builder.ts';
import { findSeat, type Room } from '../room.ts';
import { attemptsIn } from '../seat-attempts.ts';
import { barSeat, closeRoom, leaveSeat, removeSeat } from './leaving.ts';

const now = OPENED + 60_000;
const closed: Room = aRoom({ progress: { phase: 'closed', reason: 'by-host' } });
const three = aRoom({
  seats: [
    aSeat('ana'),
    aSeat('bo', { place: { state: 'seated', seatedAt: OPENED + 2 } }),
    aSeat('cy'),
  ],
});

describe('a player who leaves', () => {
  test('leaves the others in the room', () => {
    const left = taken(leaveSeat(three, { seat: bo, now }));
    const seats = [
      aSeat('ana'),
      aSeat('bo', { place: { state: 'gone', reason: 'left' } }),
      aSeat('cy'),
    ];
    expect(left).toEqual(aRoom({ seats }));
  });

  test('withdraws a request', () => {
    const room = aRoom({ seats: [aSeat('ana'), aWaitingSeat('bo')] });
    const left = taken(leaveSeat(room, { seat: bo, now }));
    expect(findSeat(left, bo)?.place).toEqual({ state: 'gone', reason: 'withdrawn' });
  });

  test('can leave only once', () => {
    const left = taken(leaveSeat(three, { seat: bo, now }));
    expect(leaveSeat(left, { seat: bo, now })).toEqual(refuse('not-seated'));
    expect(leaveSeat(three, { seat: seatId('unknown'), now })).toEqual(refuse('not-seated'));
    expect(leaveSeat(closed, { seat: seatId('unknown'), now })).toEqual(refuse('room-closed'));
  });

  test('does not change a closed room', () => {
    expect(taken(leaveSeat(closed, { seat: bo, now }))).toBe(closed);
  });

  test('has no part in the open round without a guess', () => {
    const { progress } = taken(leaveSeat(withRound(three), { seat: bo, now }));
    expect(attemptsIn(progress).map(({ seat }) => seat)).toEqual([ana, cy]);
  });

  test('leaves the guess in the open round', () => {
    const guessed = withGuesses(withRound(three), { [bo]: 70 });
    const { progress } = taken(leaveSeat(guessed, { seat: bo, now }));
    expect(progress).toEqual(guessed.progress);
  });

  test('as the last one closes the room', () => {
    const one = aRoom({ seats: [aSeat('ana'), aWaitingSeat('bo')] });
    const { progress, seats } = taken(leaveSeat(one, { seat: ana, now }));
    expect(progress).toEqual({ phase: 'closed', reason: 'empty' });
    expect(seats[1]?.place).toEqual({ state: 'denied', reason: 'closed' });
  });

  test('as the last connected one leaves a room without connected players', () => {
    const silent = aSeat('bo', { presence: { type: 'silent', since: OPENED } });
    const room = aRoom({ seats: [aSeat('ana'), silent] });
    expect(taken(leaveSeat(room, { seat: ana, now })).emptySince).toBe(now);
    const empty = { ...room, emptySince: 5, seats: [aSeat('ana', silent), silent] };
    expect(taken(leaveSeat(empty, { seat: bo, now })).emptySince).toBe(5);
  });
});

describe('a host who leaves', () => {
  test('is followed by the player who has been seated longest', () => {
    expect(taken(leaveSeat(three, { seat: ana, now })).host).toBe(cy);
  });

  test('is followed by the deputy', () => {
    const left = taken(leaveSeat({ ...three, deputy: bo }, { seat: ana, now }));
    expect([left.host, left.deputy]).toEqual([bo, undefined]);
  });

  test('is followed by a player who is away if no one is connected', () => {
    const away = { presence: { type: 'away', since: OPENED } } as const;
    const later = { state: 'seated', seatedAt: OPENED + 1 } as const;
    const seats = [aSeat('ana'), aSeat('bo', { ...away, place: later }), aSeat('cy', away)];
    expect(taken(leaveSeat(aRoom({ seats }), { seat: ana, now })).host).toBe(cy);
  });
});

test('a deputy who leaves loses the controls', () => {
  const left = taken(leaveSeat({ ...three, deputy: bo }, { seat: bo, now }));
  expect([left.host, left.deputy]).toEqual([ana, undefined]);
  expect(taken(leaveSeat({ ...three, deputy: bo }, { seat: cy, now })).deputy).toBe(bo);
});

describe('a host', () => {
  test('removes a player', () => {
    const removed = taken(removeSeat(three, { by: ana, seat: bo, now }));
    expect(findSeat(removed, bo)?.place).toEqual({ state: 'gone', reason: 'removed' });
    expect(removed.barred).toEqual([]);
  });

  test('bars a player', () => {
    const barred = taken(barSeat(three, { by: ana, seat: bo, now }));
    expect(findSeat(barred, bo)?.place).toEqual({ state: 'gone', reason: 'barred' });
    expect(barred.barred).toEqual(['account-bo']);
    const again = taken(barSeat(barred, { by: ana, seat: bo, now }));
    expect(again.barred).toEqual(['account-bo']);
    expect(taken(barSeat(again, { by: ana, seat: cy, now })).barred).toEqual([
      'account-bo',
      'account-cy',
    ]);
  });

  test('bars a player at the door', () => {
    const room = aRoom({ seats: [aSeat('ana'), aWaitingSeat('bo')] });
    const barred = taken(barSeat(room, { by: ana, seat: bo, now }));
    expect(findSeat(barred, bo)?.place).toEqual({ state: 'denied', reason: 'barred' });
    expect(barred.barred).toEqual(['account-bo']);
  });

  test.each([
    { name: 'another player does', by: cy, seat: bo, refusal: 'not-host' },
    { name: 'it is the host', by: bo, seat: ana, refusal: 'not-removable' },
    { name: 'it is the player’s own seat', by: bo, seat: bo, refusal: 'not-removable' },
    { name: 'there is no such seat', by: ana, seat: seatId('unknown'), refusal: 'no-such-seat' },
  ] as const)('can’t remove a player if $name', ({ by, seat, refusal }) => {
    const room = { ...three, deputy: bo };
    expect(removeSeat(room, { by, seat, now })).toEqual(refuse(refusal));
    expect(barSeat(room, { by, seat, now })).toEqual(refuse(refusal));
  });

  test('removes a player from the door', () => {
    const room = aRoom({ seats: [aSeat('ana'), aWaitingSeat('bo')] });
    const removed = taken(removeSeat(room, { by: ana, seat: bo, now }));
    expect(findSeat(removed, bo)?.place).toEqual({ state: 'denied', reason: 'by-host' });
  });

  test('changes nothing by removing a player who is already out', () => {
    const gone = aSeat('bo', { place: { state: 'gone', reason: 'left' } });
    const room = aRoom({ seats: [aSeat('ana'), gone] });
    expect(taken(removeSeat(room, { by: ana, seat: bo, now }))).toEqual(room);
  });

  test('closes the room', () => {
    const seats = [aSeat('ana'), aWaitingSeat('bo')];
    const ended = taken(closeRoom(aRoom({ seats }), { by: ana }));
    expect(ended.progress).toEqual({ phase: 'closed', reason: 'by-host' });
    expect(ended.seats).toEqual([
      aSeat('ana'),
      aWaitingSeat('bo', { place: { state: 'denied', reason: 'closed' } }),
    ]);
  });

  test('is the only one who can close the room', () => {
    expect(closeRoom(three, { by: bo })).toEqual(refuse('not-host'));
    expect(closeRoom(closed, { by: bo })).toEqual(refuse('room-closed'));
  });

  test('closes the room once, however often they ask', () => {
    expect(taken(closeRoom(closed, { by: ana }))).toBe(closed);
  });
});
