import { AWAY_AFTER_MS } from '@outoften/rules/room/seat';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createConnectionRetries, reconnectWait } from './connection-retries.ts';

beforeEach(() => vi.useFakeTimers({ now: 0 }));

afterEach(() => vi.useRealTimers());

/** Retries of a tab that is visible and has a network. */
function someRetries() {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const nextTries: number[] = [];
  const retries = createConnectionRetries({
    isWatched: () => true,
    onWait: (at) => nextTries.push(at),
  });
  return { retries, nextTries };
}

test('waits grow after a minute of failed tries, until the server is reached', () => {
  const { retries, nextTries } = someRetries();
  for (let tries = 0; tries < 14; tries++) void retries.waitToRetry();
  retries.noteConnected();
  void retries.waitToRetry();
  expect(nextTries).toEqual([375, ...Array(12).fill(5_000), 10_000, 375]);
});

test('server errors are counted separately, until a try succeeds', () => {
  const { retries, nextTries } = someRetries();
  void retries.waitAfterFault();
  void retries.waitAfterFault();
  retries.noteConnected();
  void retries.waitAfterFault();
  retries.noteSuccess();
  void retries.waitAfterFault();
  expect(nextTries).toEqual([375, 5_000, 10_000, 375]);
});

test('a player who returns does not wait, and earlier failures no longer count', async () => {
  const { retries, nextTries } = someRetries();
  void retries.waitToRetry();
  let isOver = false;
  void retries.waitToRetry().then(() => {
    isOver = true;
  });
  retries.tryNow();
  await vi.advanceTimersByTimeAsync(0);
  expect(isOver).toBe(true);
  void retries.waitToRetry();
  expect(nextTries).toEqual([375, 5_000, 375]);
});

const MIDDLE = { random: 0.5 };

test('the first quick try of many tabs comes so early that players are back within a second', () => {
  expect(reconnectWait({ triesInVain: 0, promptTries: 12, random: 0 })).toBe(0);
  expect(reconnectWait({ triesInVain: 0, promptTries: 12, random: 0.999 })).toBeLessThan(800);
});

test.each([
  { triesInVain: 1, wait: 5_000 },
  { triesInVain: 12, wait: 5_000 },
  { triesInVain: 13, wait: 10_000 },
  { triesInVain: 15, wait: 40_000 },
  { triesInVain: 16, wait: 60_000 },
  { triesInVain: 500, wait: 60_000 },
])('with twelve prompt tries the wait is $wait ms after $triesInVain', ({ triesInVain, wait }) => {
  expect(reconnectWait({ triesInVain, promptTries: 12, ...MIDDLE })).toBe(wait);
});

test('a prompt try never comes after the seat counts as away', () => {
  for (let triesInVain = 0; triesInVain <= 12; triesInVain++) {
    const longest = reconnectWait({ triesInVain, promptTries: 12, random: 0.999 });
    expect(longest).toBeLessThan(AWAY_AFTER_MS);
  }
});

test('without prompt tries the waits begin at five seconds and double', () => {
  expect(reconnectWait({ triesInVain: 0, promptTries: 0, ...MIDDLE })).toBe(5_000);
  expect(reconnectWait({ triesInVain: 1, promptTries: 0, ...MIDDLE })).toBe(10_000);
});

test('a wait is randomly up to a fifth longer or shorter', () => {
  const wait = (random: number) => reconnectWait({ triesInVain: 1, promptTries: 12, random });
  expect([wait(0), wait(1)]).toEqual([4_000, 6_000]);
});
