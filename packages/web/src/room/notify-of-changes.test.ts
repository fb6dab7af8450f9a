import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RoomNotification } from './room-notifications.ts';
import { notifyOfChanges } from './room-notifications.ts';
import { aRoomView, enterRoom } from './room-server-under-test.ts';
import { aSeat, seatId } from './seats-under-test.ts';

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

test('who comes is told at once, who comes right after them a moment later', async () => {
  const { told, join } = await roomUnderTest();
  await join('ben');
  await join('cleo');
  expect(told).toEqual([[{ type: 'joined', name: 'ben' }]]);
  vi.advanceTimersByTime(2000);
  expect(told.slice(1)).toEqual([[{ type: 'joined', name: 'cleo' }]]);
});

test('a crowd is counted, and nobody hears of it once all are there', async () => {
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

test('who comes and goes in the same moment is no news', async () => {
  const { told, join, leave } = await roomUnderTest();
  await join('ben');
  await join('cleo');
  await leave('cleo');
  vi.advanceTimersByTime(2000);
  expect(told).toHaveLength(1);
});

test('what waits to be told when another screen takes over is told then, and nothing after it', async () => {
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
