import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createConnectionRetries } from './connection-retries.ts';

beforeEach(() => vi.useFakeTimers({ now: 0 }));

afterEach(() => vi.useRealTimers());

/** Retries of a tab that is visible and has a network. */
function someRetries() {
  const nextTries: number[] = [];
  const retries = createConnectionRetries({
    now: () => Date.now(),
    random: () => 0.5,
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
