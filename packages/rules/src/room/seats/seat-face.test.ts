import { expect, test } from 'vitest';
import { onGround } from '../../player/face.ts';
import {
  aNewcomer,
  ana,
  aRoom,
  aSeat,
  aWaitingSeat,
  bo,
  OPENED,
  taken,
  withRound,
} from '../../testing/room-builder.ts';
import { findSeat, type Room } from '../room.ts';
import { leaveSeat } from './leaving.ts';
import { faceFor } from './seat-face.ts';
import { askForSeat } from './seating.ts';

const newcomer = { ...aNewcomer('cy'), avatar: aNewcomer('ana').avatar };

function faceOf(room: Room) {
  return findSeat(taken(askForSeat(room, { newcomer, now: OPENED })), newcomer.id)?.avatar;
}

test('a free picture has its own ground', () => {
  expect(faceOf(aRoom({ seats: [aSeat('bo')] }))).toBe(newcomer.avatar);
});

test('a seat does not compete with itself', () => {
  const room = aRoom();
  const { avatar } = aNewcomer('ana');
  expect(faceFor(room, { seat: ana, avatar })).toBe(avatar);
});

test.each([
  { where: 'seated', room: aRoom() },
  { where: 'at the door', room: aRoom({ seats: [aSeat('bo'), aWaitingSeat('ana')] }) },
  {
    where: 'away',
    room: aRoom({ seats: [aSeat('ana', { presence: { type: 'away', since: OPENED } })] }),
  },
])('a picture of another seat that is $where gets another ground', ({ room }) => {
  expect(faceOf(room)).toBe(onGround(newcomer.avatar, 'teal'));
});

test('leaving the lobby frees the picture, and leaving a game keeps it in the standings', () => {
  const seats = [aSeat('bo'), aSeat('dan'), aSeat('ana')];
  const lobby = taken(leaveSeat(aRoom({ seats, host: bo }), { seat: ana, now: OPENED }));
  expect(faceOf(lobby)).toBe(newcomer.avatar);
  const game = taken(leaveSeat(withRound(aRoom({ seats, host: bo })), { seat: ana, now: OPENED }));
  expect(faceOf(game)).toBe(onGround(newcomer.avatar, 'teal'));
});

test('a hundred seats with one picture all look different', () => {
  let room = aRoom({ seats: [aSeat('ana')] });
  for (let n = 0; n < 99; n++) {
    const asking = { ...newcomer, id: `room-1.${n}` as typeof ana, owner: `owner-${n}` };
    room = taken(askForSeat(room, { newcomer: asking, now: OPENED }));
  }
  expect(new Set(room.seats.map(({ avatar }) => avatar)).size).toBe(100);
});
