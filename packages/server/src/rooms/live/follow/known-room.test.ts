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

test('the moves of a round leave all seats in their class', () => {
  const scored = [ana, ben].map((seat) => ({ ...seat, totals: { ...seat.totals, score: 70 } }));
  expect(mayChange([ana, ben], scored)).toBe(false);
});

test('a new seat, or a seat in another place, may change a class', () => {
  const gone: Seat = { ...ben, place: { state: 'gone', reason: 'left' } };
  expect(mayChange([ana], [ana, ben])).toBe(true);
  expect(mayChange([ana, ben], [ana, gone])).toBe(true);
  expect(mayChange([ana, ben], [ben, ana])).toBe(true);
});
