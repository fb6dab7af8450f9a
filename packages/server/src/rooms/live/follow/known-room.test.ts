import type { Seat, SeatId } from '@outoften/rules/room/seat';
import { expect, test } from 'vitest';
import { aRoom, aSeat } from '../../../../testing/rooms/room-under-test.ts';
import { knowRoom, mayChangeClasses } from './known-room.ts';

const ana = aSeat({ id: 'room.host' as SeatId, name: 'Ana' });
const ben = aSeat({ id: 'room.ben' as SeatId, name: 'Ben' });

function mayChange(before: readonly Seat[], after: readonly Seat[]): boolean {
  const earlier = aRoom({ seats: before });
  const room = { ...earlier, seats: after };
  return mayChangeClasses(knowRoom({ room: earlier, version: 1 }), knowRoom({ room, version: 2 }));
}

test('what a round brings the seats leaves everybody in the class they were in', () => {
  const scored = [ana, ben].map((seat) => ({ ...seat, totals: { ...seat.totals, score: 70 } }));
  expect(mayChange([ana, ben], scored)).toBe(false);
});

test('a seat that comes, or is in another place, may bring a class with it', () => {
  const gone: Seat = { ...ben, place: { state: 'gone', reason: 'left' } };
  expect(mayChange([ana], [ana, ben])).toBe(true);
  expect(mayChange([ana, ben], [ana, gone])).toBe(true);
  expect(mayChange([ana, ben], [ben, ana])).toBe(true);
});
