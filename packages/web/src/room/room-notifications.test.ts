import type { SeatId } from '@outoften/rules/room/seat';
import type { RoomView, SeatView } from '@outoften/rules/room/view-room';
import { expect, test } from 'vitest';
import { findNotifications } from './room-notifications.ts';
import { aRoomView } from './room-server-under-test.ts';
import { aSeat } from './seats-under-test.ts';

const own = 'room.ana' as SeatId;

function aView(
  seats: readonly (readonly [name: string, state: SeatView['state']])[],
  meta: Partial<RoomView['meta']> = {},
): RoomView {
  return aRoomView({ meta, seats: seats.map(([name, state]) => aSeat(name, { state })) });
}

const ANA = ['ana', 'seated'] as const;

test('everybody hears who takes a seat and who leaves', () => {
  const alone = aView([ANA]);
  const both = aView([ANA, ['ben', 'seated']]);
  expect(findNotifications(alone, both, own)).toEqual([{ type: 'joined', name: 'ben' }]);
  expect(findNotifications(both, alone, own)).toEqual([{ type: 'left', name: 'ben' }]);
  expect(findNotifications(both, aView([ANA, ['ben', 'gone']]), own)).toEqual([
    { type: 'left', name: 'ben' },
  ]);
});

test('nobody is told of their own coming, or of somebody who is only away', () => {
  expect(findNotifications(aView([]), aView([ANA]), own)).toEqual([]);
  const both = aView([ANA, ['ben', 'seated']]);
  expect(findNotifications(both, aView([ANA, ['ben', 'away']]), own)).toEqual([]);
});

test('many at once are counted', () => {
  const crowd = ['b', 'c', 'd', 'e'].map((name) => [name, 'seated'] as const);
  expect(findNotifications(aView([ANA]), aView([ANA, ...crowd]), own)).toEqual([
    { type: 'many-joined', count: 4 },
  ]);
  expect(findNotifications(aView([ANA, ...crowd]), aView([ANA]), own)).toEqual([
    { type: 'many-left', count: 4 },
  ]);
});

test('a host who is asked hears who asks, and one who is not asked doesn’t', () => {
  const before = aView([ANA]);
  const asking = [ANA, ['ben', 'waiting']] as const;
  expect(findNotifications(before, aView(asking, { approval: 'by-hand' }), own)).toEqual([
    { type: 'asks', name: 'ben' },
  ]);
  expect(findNotifications(before, aView(asking, { approval: 'by-itself' }), own)).toEqual([]);
});

test('a host hears of those who were sent away and ask again, who wait for an answer in any room', () => {
  const sentAway = aView([ANA, ['ben', 'gone']]);
  const seats = sentAway.seats.map((seat) =>
    seat.state === 'gone' ? { ...seat, reason: 'removed' } : seat,
  );
  const before = { ...sentAway, seats } as RoomView;
  const asking = aView([ANA, ['ben', 'waiting']], { approval: 'by-itself' });
  expect(findNotifications(before, asking, own)).toEqual([{ type: 'asks', name: 'ben' }]);
});

test('all hear who has the host’s controls', () => {
  const seats = [ANA, ['ben', 'seated']] as const;
  const before = aView(seats);
  const after = aView(seats, { controller: 'room.ben' as SeatId });
  expect(findNotifications(before, after, own)).toEqual([{ type: 'leads', name: 'ben' }]);
  expect(findNotifications(before, after, 'room.ben' as SeatId)).toEqual([{ type: 'you-lead' }]);
});
