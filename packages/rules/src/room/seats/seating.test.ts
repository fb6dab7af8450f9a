import { describe, expect, test } from 'vitest';
import { ok, refuse } from '../../result.ts';
import {
  afterRound,
  aNewcomer,
  ana,
  aRoom,
  aSeat,
  aWaitingSeat,
  bo,
  cy,
  OPENED,
  someSettings,
  taken,
  withRound,
} from '../../testing/room-builder.ts';
import type { Newcomer } from '../open-room.ts';
import { findSeat, type Room } from '../room.ts';
import type { Seat, SeatPlace } from '../seat.ts';
import { attemptsIn } from '../seat-attempts.ts';
import { barSeat, leaveSeat, vacate } from './leaving.ts';
import {
  answerByItself,
  approveSeat,
  askForSeat,
  denySeat,
  MOST_SEATS_ASKED_FOR,
} from './seating.ts';

const newcomer = aNewcomer('cy');
const waiting = aWaitingSeat('cy');
const lobby = aRoom({ seats: [aSeat('ana'), aSeat('bo'), waiting] });

function roomWithPast(place: SeatPlace, parts: Partial<Seat> = {}): Room {
  return aRoom({ seats: [aSeat('ana'), aSeat('bo'), aSeat('cy', { place, ...parts })] });
}

function full(room: Room): Room {
  return { ...room, settings: someSettings({ maxPlayers: 2 }) };
}

describe('a player who asks for a seat', () => {
  test('waits at the door, not connected yet', () => {
    const presence = { type: 'silent', since: OPENED } as const;
    const seats = [aSeat('ana'), aSeat('bo'), aWaitingSeat('cy', { presence })];
    expect(askForSeat(aRoom(), { newcomer, now: OPENED })).toEqual(ok(aRoom({ seats })));
  });

  test.each([
    {
      name: 'the room is closed',
      room: aRoom({ progress: { phase: 'closed', reason: 'empty' } }),
      refusal: 'room-closed',
    },
    { name: 'they are barred', room: aRoom({ barred: ['account-cy'] }), refusal: 'barred' },
    {
      name: 'they have a seat',
      room: roomWithPast({ state: 'seated', seatedAt: OPENED }),
      refusal: 'already-seated',
    },
    { name: 'they have a request already', room: lobby, refusal: 'already-seated' },
    {
      name: 'they have left',
      room: roomWithPast({ state: 'gone', reason: 'left' }),
      refusal: 'left-for-good',
    },
    { name: 'all seats are taken', room: full(aRoom()), refusal: 'room-full' },
    {
      name: 'the game is over',
      room: aRoom({ progress: { phase: 'over', rounds: 1 } }),
      refusal: 'too-late',
    },
  ] as const)('is refused if $name', ({ room, refusal }) => {
    expect(askForSeat(room, { newcomer, now: OPENED })).toEqual(refuse(refusal));
  });

  test.each([
    { place: { state: 'gone', reason: 'freed' }, byHand: false },
    { place: { state: 'gone', reason: 'withdrawn' }, byHand: false },
    { place: { state: 'denied', reason: 'full' }, byHand: false },
    { place: { state: 'gone', reason: 'removed' }, byHand: true },
    { place: { state: 'denied', reason: 'by-host' }, byHand: true },
  ] as const)('can ask for an earlier seat: $place.reason', ({ place, byHand }) => {
    const entry = { round: 1, score: 0 };
    const room = roomWithPast(place, { entry, name: 'old_name' });
    const again = { ...newcomer, id: aSeat('other').id };
    const asked = taken(askForSeat(room, { newcomer: again, now: OPENED + 5 }));
    expect(asked.seats).toHaveLength(3);
    expect(findSeat(asked, cy)).toEqual(
      aWaitingSeat('cy', {
        entry,
        place: { state: 'waiting', requestedAt: OPENED + 5, byHand },
        presence: { type: 'silent', since: OPENED + 5 },
      }),
    );
  });

  test('can’t make a room grow beyond its limit', () => {
    const gone = { state: 'gone', reason: 'withdrawn' } as const;
    const crowd = Array.from({ length: MOST_SEATS_ASKED_FOR - 1 }, (_, nth) =>
      aSeat(`crowd-${nth}`, { place: gone }),
    );
    const seats = [aSeat('ana'), ...crowd];
    expect(askForSeat(aRoom({ seats }), { newcomer, now: 0 })).toEqual(refuse('room-full'));
    expect(askForSeat(aRoom({ seats: seats.slice(1) }), { newcomer, now: 0 }).ok).toBe(true);
  });
});

describe('a host', () => {
  test('approves a request', () => {
    const now = OPENED + 9;
    const seats = [
      aSeat('ana'),
      aSeat('bo'),
      aSeat('cy', { place: { state: 'seated', seatedAt: now } }),
    ];
    expect(approveSeat(lobby, { by: ana, seat: cy, now })).toEqual(ok(aRoom({ seats })));
  });

  test('changes nothing by approving a player whom the room has let in', () => {
    const room = full(aRoom());
    expect(approveSeat(room, { by: ana, seat: bo, now: OPENED + 9 })).toEqual(ok(room));
    expect(approveSeat(room, { by: bo, seat: bo, now: OPENED })).toEqual(refuse('not-host'));
    expect(denySeat(room, { by: ana, seat: bo, now: OPENED })).toEqual(refuse('not-waiting'));
  });

  test('denies a request', () => {
    const denied = taken(denySeat(lobby, { by: ana, seat: cy, now: OPENED }));
    expect(findSeat(denied, cy)?.place).toEqual({ state: 'denied', reason: 'by-host' });
  });

  test.each([
    { name: 'another player does', by: bo, seat: cy, refusal: 'not-host' },
    { name: 'there was no request', by: ana, seat: aSeat('unknown').id, refusal: 'no-such-seat' },
  ] as const)('decides nothing if $name', ({ by, seat, refusal }) => {
    expect(approveSeat(lobby, { by, seat, now: OPENED })).toEqual(refuse(refusal));
    expect(denySeat(lobby, { by, seat, now: OPENED })).toEqual(refuse(refusal));
  });

  test('cannot approve more players than there are seats', () => {
    const command = { by: ana, seat: cy, now: OPENED };
    expect(approveSeat(full(lobby), command)).toEqual(refuse('room-full'));
  });

  test('can still deny when all seats are taken', () => {
    expect(denySeat(full(lobby), { by: ana, seat: cy, now: OPENED }).ok).toBe(true);
  });
});

describe('a request that the room decides', () => {
  test('becomes a seat', () => {
    const command = { seat: cy, now: OPENED };
    const approved = taken(approveSeat(lobby, { by: ana, ...command }));
    expect(answerByItself(lobby, command)).toEqual(approved);
  });

  test.each([
    { room: full(lobby), reason: 'full' },
    { room: { ...lobby, progress: { phase: 'over', rounds: 2 } } as Room, reason: 'too-late' },
  ])('is denied: $reason', ({ room, reason }) => {
    const answered = answerByItself(room, { seat: cy, now: OPENED });
    expect(findSeat(answered, cy)?.place).toEqual({ state: 'denied', reason });
  });

  test('makes the room not empty if its player is connected', () => {
    const silent = { type: 'silent', since: OPENED } as const;
    const room = aRoom({
      seats: [aSeat('ana', { presence: silent }), waiting],
      emptySince: OPENED,
    });
    expect(answerByItself(room, { seat: cy, now: OPENED }).emptySince).toBeUndefined();
  });
});

describe('a player who joins late', () => {
  const four = aRoom({ settings: someSettings({ maxRounds: 4 }) });
  const joining = (room: Room, now = OPENED) =>
    answerByItself(taken(askForSeat(room, { newcomer, now })), { seat: cy, now });

  test('begins with the next round, with the points of the lowest player', () => {
    const joined = joining(afterRound(four, { [ana]: 77, [bo]: 70 }));
    expect(findSeat(joined, cy)).toMatchObject({
      entry: { round: 2, score: 65 },
      totals: { score: 65, error: 100, exact: 0, spent: 0, beatHouse: 0 },
    });
    const { progress } = withRound(joined);
    expect(attemptsIn(progress).map(({ seat }) => seat)).toContain(cy);
  });

  test('has no part in the open round', () => {
    const { progress, seats } = joining(withRound(four));
    expect(attemptsIn(progress).map(({ seat }) => seat)).toEqual([ana, bo]);
    expect(seats.at(-1)?.entry).toEqual({ round: 2, score: 0 });
  });

  test.each([
    { maxRounds: 1, rounds: 0, refusal: 'too-late' },
    { maxRounds: 2, rounds: 0, refusal: undefined },
    { maxRounds: 2, rounds: 1, refusal: 'too-late' },
    { maxRounds: 3, rounds: 1, refusal: undefined },
    { maxRounds: 4, rounds: 1, refusal: undefined },
    { maxRounds: 4, rounds: 2, refusal: 'too-late' },
  ])('may join while fewer than half of $maxRounds rounds are over: $rounds', (at) => {
    const { maxRounds, rounds, refusal } = at;
    let room = aRoom({ settings: someSettings({ maxRounds }) });
    for (let round = 0; round < rounds; round++) room = afterRound(room, { [ana]: 70, [bo]: 70 });
    const asked = askForSeat(withRound(room), { newcomer, now: OPENED });
    expect(asked.ok ? undefined : asked.refusal).toBe(refusal);
    if (rounds === 0) return;
    const between = askForSeat(room, { newcomer, now: OPENED });
    expect(between.ok ? undefined : between.refusal).toBe(refusal);
  });

  test.each(['leaves', 'is silent'] as const)(
    'waits for the host again after they %s at the door',
    (how) => {
      const sentOut = roomWithPast({ state: 'gone', reason: 'removed' });
      const asking = taken(askForSeat(sentOut, { newcomer, now: OPENED }));
      const later = OPENED + 120_000;
      const outside =
        how === 'leaves'
          ? taken(leaveSeat(asking, { seat: cy, now: OPENED }))
          : vacate(asking, { seat: cy, reason: 'freed', now: later });
      const again = taken(askForSeat(outside, { newcomer, now: later }));
      expect(findSeat(again, cy)?.place).toMatchObject({ state: 'waiting', byHand: true });
    },
  );

  test.each(['freed', 'removed'] as const)(
    'is a new player after being %s before the game began',
    (reason) => {
      const gone = aSeat('cy', { place: { state: 'gone', reason }, entry: { round: 1, score: 0 } });
      const room = afterRound({ ...four, seats: [...four.seats, gone] }, { [ana]: 77, [bo]: 70 });
      expect(findSeat(joining(room), cy)).toMatchObject({
        entry: { round: 2, score: 65 },
        totals: { score: 65, error: 100 },
      });
    },
  );

  test('keeps their score if they were removed before', () => {
    const totals = { score: 40, error: 12, exact: 0, spent: 0, beatHouse: 0 };
    const entry = { round: 1, score: 0 };
    const removed = aSeat('cy', { place: { state: 'gone', reason: 'removed' }, entry, totals });
    const room = afterRound(four, { [ana]: 77, [bo]: 70 });
    const back = joining({ ...room, seats: [...room.seats, removed] });
    expect(findSeat(back, cy)).toMatchObject({ entry, totals });
  });
});

test('a walk-in waits for the host if another one from the same network is barred', () => {
  const bea = aSeat('bo', { network: 'mark' });
  const barred = barSeat(aRoom({ seats: [aSeat('ana'), bea] }), { by: ana, seat: bo, now: OPENED });
  if (!barred.ok) throw new Error(barred.refusal);
  const ask = (newcomer: Newcomer) => {
    const asked = askForSeat(barred.value, { newcomer, now: OPENED });
    return asked.ok && findSeat(asked.value, newcomer.id)?.place;
  };
  expect(ask({ ...aNewcomer('cy'), network: 'mark' })).toMatchObject({ byHand: true });
  expect(ask({ ...aNewcomer('cy'), network: 'other' })).toMatchObject({ byHand: false });
  expect(ask(aNewcomer('cy'))).toMatchObject({ byHand: false });
});
