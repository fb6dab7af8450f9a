import type { SeatId } from '@outoften/rules/room/seat';
import type { RoomView, SeatView } from '@outoften/rules/room/view/view-room';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findNotifications, notifyOfChanges, type RoomNotification } from './room-notifications.ts';
import { aRoomView, enterRoom } from './testing/room-server-under-test.ts';
import { aSeat, seatId } from './testing/seats-under-test.ts';

const own = 'room.ana' as SeatId;

function aView(
  seats: readonly (readonly [name: string, state: SeatView['state']])[],
  meta: Partial<RoomView['meta']> = {},
): RoomView {
  return aRoomView({ meta, seats: seats.map(([name, state]) => aSeat(name, { state })) });
}

const ANA = ['ana', 'seated'] as const;

test('joining and leaving are notified', () => {
  const alone = aView([ANA]);
  const both = aView([ANA, ['ben', 'seated']]);
  expect(findNotifications(alone, both, own)).toEqual([{ type: 'joined', name: 'ben' }]);
  expect(findNotifications(both, alone, own)).toEqual([{ type: 'left', name: 'ben' }]);
  expect(findNotifications(both, aView([ANA, ['ben', 'gone']]), own)).toEqual([
    { type: 'left', name: 'ben' },
  ]);
});

test('neither a player’s own joining nor an absent seat is notified', () => {
  expect(findNotifications(aView([]), aView([ANA]), own)).toEqual([]);
  const both = aView([ANA, ['ben', 'seated']]);
  expect(findNotifications(both, aView([ANA, ['ben', 'away']]), own)).toEqual([]);
});

test('many players who join at once are counted', () => {
  const crowd = ['b', 'c', 'd', 'e'].map((name) => [name, 'seated'] as const);
  expect(findNotifications(aView([ANA]), aView([ANA, ...crowd]), own)).toEqual([
    { type: 'many-joined', count: 4 },
  ]);
  expect(findNotifications(aView([ANA, ...crowd]), aView([ANA]), own)).toEqual([
    { type: 'many-left', count: 4 },
  ]);
});

test('a request for a seat is notified if the host decides on it', () => {
  const before = aView([ANA]);
  const asking = [ANA, ['ben', 'waiting']] as const;
  expect(findNotifications(before, aView(asking, { approval: 'by-hand' }), own)).toEqual([
    { type: 'asks', name: 'ben' },
  ]);
  expect(findNotifications(before, aView(asking, { approval: 'by-itself' }), own)).toEqual([]);
});

test('a request of a player who was sent out is notified in any room', () => {
  const sentAway = aView([ANA, ['ben', 'gone']]);
  const seats = sentAway.seats.map((seat) =>
    seat.state === 'gone' ? { ...seat, reason: 'removed' } : seat,
  );
  const before = { ...sentAway, seats } as RoomView;
  const asking = aView([ANA, ['ben', 'waiting']], { approval: 'by-itself' });
  expect(findNotifications(before, asking, own)).toEqual([{ type: 'asks', name: 'ben' }]);
});

test('a change of controller is notified', () => {
  const seats = [ANA, ['ben', 'seated']] as const;
  const before = aView(seats);
  const after = aView(seats, { controller: 'room.ben' as SeatId });
  expect(findNotifications(before, after, own)).toEqual([{ type: 'leads', name: 'ben' }]);
  expect(findNotifications(before, after, 'room.ben' as SeatId)).toEqual([{ type: 'you-lead' }]);
});

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

async function roomUnderTest() {
  const { room, tellPatch } = await enterRoom();
  const told: (readonly RoomNotification[])[] = [];
  const stop = notifyOfChanges(room, (news) => told.push(news));
  let version = 1;
  const seat = (name: string, state: 'seated' | 'gone') => {
    version += 1;
    return tellPatch({ version, seats: [aSeat(name, { order: name.length, state })] });
  };
  return {
    told,
    stop,
    join: (name: string) => seat(name, 'seated'),
    leave: (name: string) => seat(name, 'gone'),
    lead: (name: string) => {
      version += 1;
      return tellPatch({ version, meta: { ...aRoomView().meta, controller: seatId(name) } });
    },
  };
}

test('the first player who joins is notified at once, and the next a moment later', async () => {
  const { told, join } = await roomUnderTest();
  await join('ben');
  await join('cleo');
  expect(told).toEqual([[{ type: 'joined', name: 'ben' }]]);
  vi.advanceTimersByTime(2000);
  expect(told.slice(1)).toEqual([[{ type: 'joined', name: 'cleo' }]]);
});

test('a crowd is counted, and notifications end once all are there', async () => {
  const { told, join } = await roomUnderTest();
  for (let n = 0; n < 60; n++) {
    await join('x'.repeat(n + 4));
    vi.advanceTimersByTime(333);
  }
  vi.advanceTimersByTime(2000);
  const counted = told.slice(1).flat();
  expect(told.length).toBeLessThan(12);
  expect(new Set(counted.map(({ type }) => type))).toEqual(new Set(['many-joined']));
  const before = told.length;
  vi.advanceTimersByTime(60_000);
  expect(told).toHaveLength(before);
});

test('joining and leaving in the same moment is not notified', async () => {
  const { told, join, leave } = await roomUnderTest();
  await join('ben');
  await join('cleo');
  await leave('cleo');
  vi.advanceTimersByTime(2000);
  expect(told).toHaveLength(1);
});

test('unmounting notifies of what is left, and ends notifications', async () => {
  const { told, join, lead, stop } = await roomUnderTest();
  await join('ben');
  await join('cleo');
  await lead('ben');
  stop();
  expect(told.slice(1)).toEqual([
    [
      { type: 'joined', name: 'cleo' },
      { type: 'leads', name: 'ben' },
    ],
  ]);
  await join('dora');
  vi.advanceTimersByTime(2000);
  expect(told).toHaveLength(2);
});
