import type { RoomCode } from '@outoften/rules/room/room-code';
import type { SeatId } from '@outoften/rules/room/seat';
import { expect, test } from 'vitest';
import { SEATS_KEY } from '../saved-data/storage-keys.ts';
import { aForbiddenStorage, aStorage } from '../saved-data/storage-under-test.ts';
import { createSeatKeeping } from './seat-keeping.ts';

const HOUR_MS = 60 * 60 * 1000;

function aSeat(code: string, owner = 'ana') {
  return {
    code: code as RoomCode,
    roomName: 'Friday',
    connectionId: `room.${code}` as SeatId,
    secret: 'secret',
    owner,
  };
}

test('a seat is found again by another tab, by its code and its owner', () => {
  const storage = aStorage();
  const kept = createSeatKeeping(storage, () => 1000).keep(aSeat('K7WBX'));
  const otherTab = createSeatKeeping(storage, () => 2000);
  expect(otherTab.find('ana', 'K7WBX' as RoomCode)).toEqual(kept);
  expect(otherTab.find('ben', 'K7WBX' as RoomCode)).toBeUndefined();
  expect(otherTab.find('ana', 'K7WBZ' as RoomCode)).toBeUndefined();
});

test('the seat taken last comes first, and a room has one', () => {
  const keeping = createSeatKeeping(aStorage(), () => 1000);
  keeping.keep(aSeat('K7WBX'));
  keeping.keep(aSeat('BBBBB'));
  keeping.keep({ ...aSeat('K7WBX'), secret: 'newer' });
  expect(keeping.list('ana').map(({ code, secret }) => [code, secret])).toEqual([
    ['K7WBX', 'newer'],
    ['BBBBB', 'secret'],
  ]);
});

test('two accounts of one browser each keep a seat in the same room', () => {
  const keeping = createSeatKeeping(aStorage(), () => 1000);
  const ana = keeping.keep({ ...aSeat('K7WBX', 'ana'), secret: 'of-ana' });
  const ben = keeping.keep({ ...aSeat('K7WBX', 'ben'), secret: 'of-ben' });
  expect(keeping.list('ana')).toEqual([ana]);
  expect(keeping.list('ben')).toEqual([ben]);
  keeping.forget(aSeat('K7WBX', 'ben'));
  expect(keeping.list('ana')).toEqual([ana]);
  expect(keeping.list('ben')).toEqual([]);
});

test('a seat is forgotten when it is left, and after five hours', () => {
  let now = 1000;
  const keeping = createSeatKeeping(aStorage(), () => now);
  keeping.keep(aSeat('K7WBX'));
  keeping.keep(aSeat('BBBBB'));
  keeping.forget(aSeat('K7WBX'));
  expect(keeping.list('ana').map(({ code }) => code)).toEqual(['BBBBB']);
  now += 5 * HOUR_MS;
  expect(keeping.list('ana')).toEqual([]);
});

test('no more than twelve seats are kept', () => {
  const keeping = createSeatKeeping(aStorage(), () => 1000);
  for (const letter of 'BCDFGHJKLMNPQ') keeping.keep(aSeat(letter.repeat(5)));
  const codes = keeping.list('ana').map(({ code }) => code);
  expect(codes).toHaveLength(12);
  expect(codes).not.toContain('BBBBB');
});

test.each(['nonsense', '{}', '[{"code":"K7WBX"}]', '[{"code":1}]'])(
  'what cannot be read is no seat: %s',
  (text) => {
    const keeping = createSeatKeeping(aStorage({ [SEATS_KEY]: text }), () => 1000);
    expect(keeping.list('ana')).toEqual([]);
  },
);

test('a browser that forbids storage keeps a seat for as long as the page', () => {
  const keeping = createSeatKeeping(aForbiddenStorage(), () => 1000);
  const kept = keeping.keep(aSeat('K7WBX'));
  expect(keeping.list('ana')).toEqual([kept]);
});

test('the seats of a guest who signs up belong to the account', () => {
  const keeping = createSeatKeeping(aStorage(), () => 1000);
  const ofGuest = keeping.keep(aSeat('K7WBX', 'guest'));
  const ofBen = keeping.keep(aSeat('BBBBB', 'ben'));
  keeping.handOver({ from: 'guest', to: 'ana' });
  expect(keeping.list('ana')).toEqual([{ ...ofGuest, owner: 'ana' }]);
  expect(keeping.list('guest')).toEqual([]);
  expect(keeping.list('ben')).toEqual([ofBen]);
});
