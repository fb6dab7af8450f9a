import { expect, test } from 'vitest';
import { tenths } from '../../rating.ts';
import type { Result } from '../../result.ts';
import { aNewcomer, ana, aRoom, aSeat, seatId, withRound } from '../../testing/room-builder.ts';
import { findSeatOf, type Room } from '../room.ts';
import { placeGuess } from '../rounds/seat-moves.ts';
import { attemptsIn } from '../seat-attempts.ts';
import { handOverSeat } from './handing-over.ts';
import { barSeat, leaveSeat, removeSeat } from './leaving.ts';
import { hasPresence } from './presence.ts';
import { approveSeat, askForSeat } from './seating.ts';

const NOW = 1_000_000;
const ACTS_IN_A_PATH = 6;
const [guest, account] = [aNewcomer('guest'), aNewcomer('bea')];

function orSame(room: Room, changed: Result<Room, string>): Room {
  return changed.ok ? changed.value : room;
}

/** Acts of one person with two devices, and of the host. A refused act changes nothing. */
const ACTS: Readonly<Record<string, (room: Room) => Room>> = {
  ...Object.fromEntries(
    [guest, account].flatMap((newcomer) => {
      const seat = newcomer.id;
      const own: readonly [string, (room: Room) => Room][] = [
        ['asks', (room) => orSame(room, askForSeat(room, { newcomer, now: NOW }))],
        ['is approved', (room) => orSame(room, approveSeat(room, { by: ana, seat, now: NOW }))],
        [
          'guesses',
          (room) => orSame(room, placeGuess(room, { seat, guess: tenths(70), now: NOW })),
        ],
        ['leaves', (room) => orSame(room, leaveSeat(room, { seat, now: NOW }))],
        ['is removed', (room) => orSame(room, removeSeat(room, { by: ana, seat, now: NOW }))],
        ['is barred', (room) => orSame(room, barSeat(room, { by: ana, seat, now: NOW }))],
      ];
      return own.map(([act, change]) => [`${newcomer.name} ${act}`, change] as const);
    }),
  ),
  'a round opens': (room) => (room.progress.phase === 'lobby' ? withRound(room) : room),
};

function signIn(room: Room): Room {
  return handOverSeat(room, { from: guest.owner, to: account.owner, now: NOW });
}

test('after a sign-in on any path of six acts, a person has one seat and one guess', () => {
  const start = aRoom({ seats: [aSeat('ana'), aSeat('bo')], approval: 'by-hand' });
  let paths = 1;
  /** Each distinct room, with the number of paths that lead to it. */
  let reached = new Map([[JSON.stringify(start), { room: start, ways: 1 }]]);
  for (let act = 0; act < ACTS_IN_A_PATH; act++) {
    const next = new Map<string, { room: Room; ways: number }>();
    for (const { room, ways } of reached.values()) {
      for (const change of [...Object.values(ACTS), signIn]) {
        const room2 = change(room);
        const key = JSON.stringify(room2);
        next.set(key, { room: room2, ways: ways + (next.get(key)?.ways ?? 0) });
      }
    }
    reached = next;
    for (const { room } of reached.values()) expectOnePerson(room);
    paths *= Object.keys(ACTS).length + 1;
  }
  const ways = [...reached.values()].reduce((sum, each) => sum + each.ways, 0);
  expect(ways).toBe(paths);
  expect(paths).toBe(14 ** ACTS_IN_A_PATH);
});

function expectOnePerson(before: Room): void {
  const room = signIn(before);
  const ofGuest = findSeatOf(room, guest.owner);
  const own = findSeatOf(room, account.owner);
  const guesses = attemptsIn(room.progress).filter(
    ({ seat, guess }) => guess !== undefined && (seat === ofGuest?.id || seat === own?.id),
  );
  const had = attemptsIn(before.progress).some(
    ({ seat, guess }) => guess !== undefined && [guest.id, account.id].includes(seat),
  );
  expect(ofGuest !== undefined && hasPresence(ofGuest)).toBe(false);
  expect(guesses.length).toBeLessThanOrEqual(1);
  expect(!had || guesses.length === 1 || own?.place.state !== 'seated').toBe(true);
  expect(signIn(room)).toEqual(room);
  expect(room.seats.find(({ id }) => id === seatId('bo'))?.place.state).toBe('seated');
}
