import type { Seat, SeatId } from '@outoften/rules/room/seat';
import { expect, test } from 'vitest';
import { aRoom, aSeat } from '../../../../testing/rooms/room-under-test.ts';
import { changesBetween, createRoomViews, mayChangeClasses } from './room-views.ts';

const ana = aSeat({ id: 'room.host' as SeatId, name: 'Ana' });
const ben = aSeat({ id: 'room.ben' as SeatId, name: 'Ben' });

function mayChange(before: readonly Seat[], after: readonly Seat[]): boolean {
  const earlier = aRoom({ seats: before });
  const room = { ...earlier, seats: after };
  return mayChangeClasses(
    createRoomViews({ room: earlier, version: 1 }),
    createRoomViews({ room, version: 2 }),
  );
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

test('only the host gets a request at the door: not players, the audience or the stage', () => {
  const cyd = aSeat({
    id: 'room.cyd' as SeatId,
    name: 'Cyd',
    entry: undefined,
    place: { state: 'waiting', requestedAt: 0, byHand: true },
  });
  const before = aRoom({ seats: [ana, ben] });
  const room = { ...before, seats: [ana, ben, cyd] };
  const earlier = createRoomViews({ room: before, version: 1 });
  const changeOf = changesBetween(earlier, createRoomViews({ room, version: 2 }, earlier));
  expect(JSON.stringify(changeOf('host'))).toContain('Cyd');
  for (const viewer of ['player', 'audience', 'stage'] as const) {
    expect.soft(JSON.stringify(changeOf(viewer)), viewer).not.toContain('Cyd');
    expect
      .soft(JSON.stringify(createRoomViews({ room, version: 2 }).viewFor(viewer)))
      .not.toContain('Cyd');
  }
});
