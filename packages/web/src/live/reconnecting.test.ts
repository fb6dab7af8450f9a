import { expect, test } from 'vitest';
import { reconnectWait } from './reconnecting.ts';

const MIDDLE = { random: 0.5 };

test('somebody who looks on waits a second at most for the first try', () => {
  expect(reconnectWait({ triesInVain: 0, isWatched: true, random: 0 })).toBe(0);
  expect(reconnectWait({ triesInVain: 0, isWatched: true, random: 0.999 })).toBeLessThan(1000);
});

test.each([
  { triesInVain: 1, wait: 5_000 },
  { triesInVain: 2, wait: 10_000 },
  { triesInVain: 3, wait: 20_000 },
  { triesInVain: 4, wait: 40_000 },
  { triesInVain: 5, wait: 60_000 },
  { triesInVain: 500, wait: 60_000 },
])('after $triesInVain tries in vain it waits $wait ms', ({ triesInVain, wait }) => {
  expect(reconnectWait({ triesInVain, isWatched: true, ...MIDDLE })).toBe(wait);
});

test('a tab out of sight begins with five seconds', () => {
  expect(reconnectWait({ triesInVain: 0, isWatched: false, ...MIDDLE })).toBe(5_000);
  expect(reconnectWait({ triesInVain: 1, isWatched: false, ...MIDDLE })).toBe(10_000);
});

test('chance spreads the tries of many by a fifth', () => {
  const wait = (random: number) => reconnectWait({ triesInVain: 1, isWatched: true, random });
  expect([wait(0), wait(1)]).toEqual([4_000, 6_000]);
});
