import { describe, expect, test } from 'vitest';
import { refuse } from '../result.ts';
import {
  aNewcomer,
  ana,
  aRoom,
  aSeat,
  aWaitingSeat,
  bo,
  OPENED,
  taken,
} from '../testing/room-builder.ts';
import { askAgainAt } from './asking-again.ts';
import { findSeat, type Room } from './room.ts';
import { barSeat, leaveSeat, removeSeat, vacate } from './seats/leaving.ts';
import { letBackIn } from './seats/let-back-in.ts';
import { approveSeat, askForSeat, denySeat } from './seats/seating.ts';
import { decodeRoom, encodeRoom } from './storage/room-storage.ts';

const waiting = aRoom({ seats: [aSeat('ana'), aWaitingSeat('bo')] });

function deny(room: Room, now = OPENED): Room {
  return taken(denySeat(room, { by: ana, seat: bo, now }));
}

function ask(room: Room, now: number) {
  return askForSeat(room, { newcomer: aNewcomer('bo'), now });
}

/** The room in which Bo was denied this often, each time as soon as he could ask again; and when he was last. */
function deniedOften(times: number): Readonly<{ room: Room; lastAt: number }> {
  let room = deny(waiting);
  let lastAt = OPENED;
  for (let repeat = 1; repeat < times; repeat++) {
    lastAt += 30_000;
    room = deny(taken(ask(room, lastAt)), lastAt);
  }
  return { room, lastAt };
}

function againAt(room: Room): number | undefined {
  const seat = findSeat(room, bo);
  return seat && askAgainAt(seat);
}

describe('a guest whom the host denied', () => {
  test('may ask again after 30 seconds, and waits for the host', () => {
    const denied = deny(waiting);
    expect(againAt(denied)).toBe(OPENED + 30_000);
    expect(ask(denied, OPENED + 29_999)).toEqual(refuse('ask-later'));
    const asking = taken(ask(denied, OPENED + 30_000));
    expect(findSeat(asking, bo)?.place).toMatchObject({ state: 'waiting', byHand: true });
    expect(againAt(asking)).toBeUndefined();
  });

  test.each([1, 2, 3])('may ask again after %i denials', (times) => {
    const { room, lastAt } = deniedOften(times);
    expect(againAt(room)).toBe(lastAt + 30_000);
    expect(ask(room, lastAt + 29_999)).toEqual(refuse('ask-later'));
    expect(ask(room, lastAt + 30_000).ok).toBe(true);
  });

  test('cannot ask again after the fourth denial, however long they wait', () => {
    const { room, lastAt } = deniedOften(4);
    expect(againAt(room)).toBeUndefined();
    expect(ask(room, lastAt + 1_000_000)).toEqual(refuse('denied-for-good'));
  });

  test('is also denied by being removed at the door', () => {
    const removed = taken(removeSeat(waiting, { by: ana, seat: bo, now: OPENED }));
    expect(againAt(removed)).toBe(OPENED + 30_000);
  });

  test.each(['withdraws', 'is silent'] as const)(
    'uses up a repeat if they %s before the host decides',
    (how) => {
      const { room, lastAt } = deniedOften(3);
      const now = lastAt + 31_000;
      const asking = taken(ask(room, now));
      const out =
        how === 'withdraws'
          ? taken(leaveSeat(asking, { seat: bo, now }))
          : vacate(asking, { seat: bo, reason: 'freed', now });
      expect(ask(out, now + 100_000)).toEqual(refuse('denied-for-good'));
    },
  );

  test('waits 30 seconds after withdrawing a repeat', () => {
    const { room, lastAt } = deniedOften(1);
    const now = lastAt + 31_000;
    const out = taken(leaveSeat(taken(ask(room, now)), { seat: bo, now }));
    expect(againAt(out)).toBe(now + 30_000);
    expect(ask(out, now + 29_999)).toEqual(refuse('ask-later'));
  });

  test('cannot ask again once barred', () => {
    const barred = taken(barSeat(deny(waiting), { by: ana, seat: bo, now: OPENED }));
    expect(ask(barred, OPENED + 100_000)).toEqual(refuse('barred'));
    expect(againAt(barred)).toBeUndefined();
  });

  test('is counted again from the first request after they had a seat', () => {
    const { room, lastAt } = deniedOften(3);
    const asking = taken(ask(room, lastAt + 30_000));
    const seated = taken(approveSeat(asking, { by: ana, seat: bo, now: lastAt }));
    expect(findSeat(seated, bo)).toMatchObject({ denials: undefined, sentOutIn: undefined });
    const removed = taken(removeSeat(seated, { by: ana, seat: bo, now: lastAt }));
    expect(ask(removed, lastAt).ok).toBe(true);
  });

  test('may return at once when the host lets them back in after the last denial', () => {
    const { room, lastAt } = deniedOften(4);
    const back = taken(letBackIn(room, { by: ana, seat: bo }));
    expect(findSeat(taken(ask(back, lastAt)), bo)?.place.state).toBe('seated');
  });

  test('stays counted after the room was stored', () => {
    const { room, lastAt } = deniedOften(2);
    const stored = taken(decodeRoom(encodeRoom(room)));
    expect(againAt(stored)).toBe(lastAt + 30_000);
    expect(stored).toEqual(room);
  });
});

test('a guest who was denied before denials were counted may ask again at once', () => {
  const {
    denials: _,
    sentOutIn: __,
    ...old
  } = aSeat('bo', {
    place: { state: 'denied', reason: 'by-host' },
  });
  const text = encodeRoom({ ...waiting, seats: [aSeat('ana'), aSeat('bo')] });
  const { version, room } = JSON.parse(text);
  room.seats[1] = old;
  const read = taken(decodeRoom(JSON.stringify({ version, room })));
  expect(againAt(read)).toBe(30_000);
  expect(ask(read, OPENED).ok).toBe(true);
});

test('a guest denied because the room was full may ask again at once', () => {
  const full = aWaitingSeat('bo', { place: { state: 'denied', reason: 'full' } });
  expect(askAgainAt(full)).toBeUndefined();
  expect(ask(aRoom({ seats: [aSeat('ana'), full] }), OPENED).ok).toBe(true);
});
