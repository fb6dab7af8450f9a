import type { RoomCode } from '@outoften/rules/room/room-code';
import type { SeatId } from '@outoften/rules/room/seat';
import { expect, test } from 'vitest';
import { SEATS_KEY } from '../saved-data/storage-keys.ts';
import { aForbiddenStorage, aStorage } from '../saved-data/storage-under-test.ts';
import { createKeptSeats } from './kept-seats.ts';

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

test('another tab finds a seat by its code and its owner', () => {
  const storage = aStorage();
  const kept = createKeptSeats(storage, () => 1000).keep(aSeat('K7WBX'));
  const otherTab = createKeptSeats(storage, () => 2000);
  expect(otherTab.find('ana', 'K7WBX' as RoomCode)).toEqual(kept);
  expect(otherTab.find('ben', 'K7WBX' as RoomCode)).toBeUndefined();
  expect(otherTab.find('ana', 'K7WBZ' as RoomCode)).toBeUndefined();
});

test('the seat taken last comes first, and each room has one', () => {
  const seats = createKeptSeats(aStorage(), () => 1000);
  seats.keep(aSeat('K7WBX'));
  seats.keep(aSeat('BBBBB'));
  seats.keep({ ...aSeat('K7WBX'), secret: 'newer' });
  expect(seats.list('ana').map(({ code, secret }) => [code, secret])).toEqual([
    ['K7WBX', 'newer'],
    ['BBBBB', 'secret'],
  ]);
});

test('two accounts of one browser each keep a seat in the same room', () => {
  const seats = createKeptSeats(aStorage(), () => 1000);
  const ana = seats.keep({ ...aSeat('K7WBX', 'ana'), secret: 'of-ana' });
  const ben = seats.keep({ ...aSeat('K7WBX', 'ben'), secret: 'of-ben' });
  expect(seats.list('ana')).toEqual([ana]);
  expect(seats.list('ben')).toEqual([ben]);
  seats.forget(aSeat('K7WBX', 'ben'));
  expect(seats.list('ana')).toEqual([ana]);
  expect(seats.list('ben')).toEqual([]);
});

test('a seat is forgotten when it is left, and after five hours', () => {
  let now = 1000;
  const seats = createKeptSeats(aStorage(), () => now);
  seats.keep(aSeat('K7WBX'));
  seats.keep(aSeat('BBBBB'));
  seats.forget(aSeat('K7WBX'));
  expect(seats.list('ana').map(({ code }) => code)).toEqual(['BBBBB']);
  now += 5 * HOUR_MS;
  expect(seats.list('ana')).toEqual([]);
});

test('at most twelve seats are saved', () => {
  const seats = createKeptSeats(aStorage(), () => 1000);
  for (const letter of 'BCDFGHJKLMNPQ') seats.keep(aSeat(letter.repeat(5)));
  const codes = seats.list('ana').map(({ code }) => code);
  expect(codes).toHaveLength(12);
  expect(codes).not.toContain('BBBBB');
});

test.each(['nonsense', '{}', '[{"code":"K7WBX"}]', '[{"code":1}]'])(
  'unreadable seats are ignored: %s',
  (text) => {
    const seats = createKeptSeats(aStorage({ [SEATS_KEY]: text }), () => 1000);
    expect(seats.list('ana')).toEqual([]);
  },
);

test('a browser that forbids storage remembers a seat as long as the page', () => {
  const seats = createKeptSeats(aForbiddenStorage(), () => 1000);
  const kept = seats.keep(aSeat('K7WBX'));
  expect(seats.list('ana')).toEqual([kept]);
});

test('seats are replaced for one owner, dropped if there is no replacement, and never doubled', () => {
  const seats = createKeptSeats(aStorage(), () => 1000);
  const ofGuest = seats.keep(aSeat('K7WBX', 'guest'));
  seats.keep(aSeat('BBBBB', 'guest'));
  seats.keep(aSeat('K7WBX', 'ana'));
  const ofBen = seats.keep(aSeat('BBBBB', 'ben'));
  seats.change('guest', (seat) => (seat.code === 'K7WBX' ? { ...seat, owner: 'ana' } : undefined));
  expect(seats.list('ana')).toEqual([{ ...ofGuest, owner: 'ana' }]);
  expect(seats.list('guest')).toEqual([]);
  expect(seats.list('ben')).toEqual([ofBen]);
});
