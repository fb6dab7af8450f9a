import { expect, test } from 'vitest';
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
  taken,
  withRound,
} from '../testing/room-builder.ts';
import { findSeat, type Room } from './room.ts';
import { rematch } from './rounds/round-start.ts';
import type { SeatId } from './seat.ts';
import { barSeat, removeSeat } from './seats/leaving.ts';
import { letBackIn } from './seats/let-back-in.ts';
import { askForSeat, denySeat } from './seats/seating.ts';
import { decodeRoom, encodeRoom } from './storage/room-storage.ts';
import { type ViewerClass, viewRoom } from './view/view-room.ts';

const lobby = aRoom({ seats: [aSeat('ana'), aSeat('bo'), aSeat('cy'), aWaitingSeat('di')] });
const di = aNewcomer('di').id;
const first = withRound(lobby);
const second = withRound(afterRound(lobby, { [ana]: 70, [bo]: 60 }));

function out(room: Room, seat: SeatId): Room {
  return taken(removeSeat(room, { by: ana, seat, now: OPENED }));
}

function seenBy(viewer: ViewerClass, room: Room, seat = bo) {
  return viewRoom(room, { version: 1, viewer }).seats.find(({ id }) => id === seat)?.sentOutIn;
}

test.each([
  { name: 'the lobby', room: lobby, round: 0 },
  { name: 'the first round', room: first, round: 1 },
  { name: 'the second round', room: second, round: 2 },
  { name: 'the result of the first', room: afterRound(lobby, { [ana]: 70 }), round: 1 },
  {
    name: 'the podium',
    room: { ...lobby, progress: { phase: 'over', rounds: 3 } } as Room,
    round: 3,
  },
])('the host sees in which round a player was removed: in $name', ({ room, round }) => {
  expect(seenBy('host', out(room, bo))).toBe(round);
  expect(seenBy('host', taken(barSeat(room, { by: ana, seat: bo, now: OPENED })))).toBe(round);
  expect(seenBy('host', taken(barSeat(room, { by: ana, seat: di, now: OPENED })), di)).toBe(round);
  expect(seenBy('host', taken(denySeat(room, { by: ana, seat: di, now: OPENED })), di)).toBe(round);
});

test('other viewers see in which round a player was removed, but not a request to return', () => {
  const room = out(second, bo);
  expect(seenBy('player', room)).toBe(2);
  expect(seenBy('player', room, cy)).toBeUndefined();
  expect(seenBy('door', room)).toBeUndefined();
  const asking = taken(askForSeat(room, { newcomer: aNewcomer('bo'), now: OPENED }));
  expect(['host', 'player'].map((viewer) => seenBy(viewer as ViewerClass, asking))).toEqual([
    undefined,
    undefined,
  ]);
  const denied = taken(denySeat(asking, { by: ana, seat: bo, now: OPENED }));
  expect(seenBy('host', denied)).toBe(2);
  expect(seenBy('player', denied)).toBeUndefined();
});

test('the round is stored, and dropped when the player is let back in or the game ends', () => {
  const room = out(second, bo);
  expect(taken(decodeRoom(encodeRoom(room)))).toEqual(room);
  const back = taken(letBackIn(room, { by: ana, seat: bo }));
  expect(findSeat(back, bo)?.sentOutIn).toBeUndefined();
  const over = { ...room, progress: { phase: 'over', rounds: 2 } } as const;
  const again = taken(rematch(over, { by: ana, now: OPENED }));
  expect(findSeat(again, bo)?.sentOutIn).toBeUndefined();
});
