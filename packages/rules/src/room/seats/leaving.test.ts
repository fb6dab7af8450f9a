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

describe('whoever leaves', () => {
  test('is gone, and the room goes on', () => {
    const left = taken(leaveSeat(three, { seat: bo, now }));
    const seats = [
      aSeat('ana'),
      aSeat('bo', { place: { state: 'gone', reason: 'left' } }),
      aSeat('cy'),
    ];
    expect(left).toEqual(aRoom({ seats }));
  });

  test('takes a request back', () => {
    const room = aRoom({ seats: [aSeat('ana'), aWaitingSeat('bo')] });
    const left = taken(leaveSeat(room, { seat: bo, now }));
    expect(findSeat(left, bo)?.place).toEqual({ state: 'gone', reason: 'withdrawn' });
  });

  test('can leave only once', () => {
    const left = taken(leaveSeat(three, { seat: bo, now }));
    expect(leaveSeat(left, { seat: bo, now })).toEqual(refuse('not-seated'));
    expect(leaveSeat(three, { seat: seatId('nobody'), now })).toEqual(refuse('not-seated'));
    expect(leaveSeat(closed, { seat: seatId('nobody'), now })).toEqual(refuse('room-closed'));
  });

  test('of a closed room changes nothing', () => {
    expect(taken(leaveSeat(closed, { seat: bo, now }))).toBe(closed);
  });

  test('takes no part in the open round without a guess', () => {
    const { progress } = taken(leaveSeat(withRound(three), { seat: bo, now }));
    expect(attemptsIn(progress).map(({ seat }) => seat)).toEqual([ana, cy]);
  });

  test('leaves the guess in the open round', () => {
    const guessed = withGuesses(withRound(three), { [bo]: 70 });
    const { progress } = taken(leaveSeat(guessed, { seat: bo, now }));
    expect(progress).toEqual(guessed.progress);
  });

  test('last leaves the room closed', () => {
    const one = aRoom({ seats: [aSeat('ana'), aWaitingSeat('bo')] });
    const { progress, seats } = taken(leaveSeat(one, { seat: ana, now }));
    expect(progress).toEqual({ phase: 'closed', reason: 'empty' });
    expect(seats[1]?.place).toEqual({ state: 'denied', reason: 'closed' });
  });

  test('last of those connected leaves nobody here', () => {
    const silent = aSeat('bo', { presence: { type: 'silent', since: OPENED } });
    const room = aRoom({ seats: [aSeat('ana'), silent] });
    expect(taken(leaveSeat(room, { seat: ana, now })).emptySince).toBe(now);
    const empty = { ...room, emptySince: 5, seats: [aSeat('ana', silent), silent] };
    expect(taken(leaveSeat(empty, { seat: bo, now })).emptySince).toBe(5);
  });
});

describe('a host who leaves', () => {
  test('is followed by whoever has been here for longest', () => {
    expect(taken(leaveSeat(three, { seat: ana, now })).host).toBe(cy);
  });

  test('is followed by the deputy', () => {
    const left = taken(leaveSeat({ ...three, deputy: bo }, { seat: ana, now }));
    expect([left.host, left.deputy]).toEqual([bo, undefined]);
  });

  test('is followed by somebody away where nobody is here', () => {
    const away = { presence: { type: 'away', since: OPENED } } as const;
    const later = { state: 'seated', seatedAt: OPENED + 1 } as const;
    const seats = [aSeat('ana'), aSeat('bo', { ...away, place: later }), aSeat('cy', away)];
    expect(taken(leaveSeat(aRoom({ seats }), { seat: ana, now })).host).toBe(cy);
  });
});

test('a deputy who leaves is no deputy', () => {
  const left = taken(leaveSeat({ ...three, deputy: bo }, { seat: bo, now }));
  expect([left.host, left.deputy]).toEqual([ana, undefined]);
  expect(taken(leaveSeat({ ...three, deputy: bo }, { seat: cy, now })).deputy).toBe(bo);
});

describe('a host', () => {
  test('removes somebody', () => {
    const removed = taken(removeSeat(three, { by: ana, seat: bo, now }));
    expect(findSeat(removed, bo)?.place).toEqual({ state: 'gone', reason: 'removed' });
    expect(removed.barred).toEqual([]);
  });

  test('bars somebody', () => {
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

  test('bars somebody at the door', () => {
    const room = aRoom({ seats: [aSeat('ana'), aWaitingSeat('bo')] });
    const barred = taken(barSeat(room, { by: ana, seat: bo, now }));
    expect(findSeat(barred, bo)?.place).toEqual({ state: 'denied', reason: 'barred' });
    expect(barred.barred).toEqual(['account-bo']);
  });

  test.each([
    { name: 'somebody else does', by: cy, seat: bo, refusal: 'not-host' },
    { name: 'it is the host', by: bo, seat: ana, refusal: 'not-removable' },
    { name: 'it is themself', by: bo, seat: bo, refusal: 'not-removable' },
    { name: 'there is no such seat', by: ana, seat: seatId('nobody'), refusal: 'no-such-seat' },
  ] as const)('sends nobody out if $name', ({ by, seat, refusal }) => {
    const room = { ...three, deputy: bo };
    expect(removeSeat(room, { by, seat, now })).toEqual(refuse(refusal));
    expect(barSeat(room, { by, seat, now })).toEqual(refuse(refusal));
  });

  test('sends somebody away from the door', () => {
    const room = aRoom({ seats: [aSeat('ana'), aWaitingSeat('bo')] });
    const removed = taken(removeSeat(room, { by: ana, seat: bo, now }));
    expect(findSeat(removed, bo)?.place).toEqual({ state: 'denied', reason: 'by-host' });
  });

  test('removes whoever is out already, and changes nothing', () => {
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

  test('alone closes the room', () => {
    expect(closeRoom(three, { by: bo })).toEqual(refuse('not-host'));
    expect(closeRoom(closed, { by: bo })).toEqual(refuse('room-closed'));
  });

  test('closes it once, however often', () => {
    expect(taken(closeRoom(closed, { by: ana }))).toBe(closed);
  });
});
