import { setTimeout as realPause } from 'node:timers/promises';
import type { Clock } from '../../src/platform/clock.ts';

export type ClockUnderTest = Clock &
  Readonly<{
    /** Advances the clock by this time. All timers in between run in their order. */
    advance: (ms: number) => Promise<void>;
    /**
     * Waits for the promise, and advances the clock timer by timer while nothing else is running. `isBusy` reports work
     * that takes real time. Returns how long it took by this clock.
     */
    elapse: (promise: Promise<unknown>, isBusy?: () => boolean) => Promise<number>;
  }>;

type Timer = Readonly<{ at: number; run: () => void }>;

/** A clock that stands still until a test advances it. */
export function clockUnderTest(start = 1_760_000_000_000): ClockUnderTest {
  let now = start;
  const timers = new Set<Timer>();
  const next = () => [...timers].sort((a, b) => a.at - b.at)[0];
  const fire = (timer: Timer) => {
    timers.delete(timer);
    now = Math.max(now, timer.at);
    timer.run();
  };
  return {
    now: () => now,
    after: (ms, run) => {
      const timer = { at: now + ms, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    advance: async (ms) => {
      const end = now + ms;
      for (let timer = next(); timer && timer.at <= end; timer = next()) {
        fire(timer);
        await settle();
      }
      now = end;
    },
    elapse: async (promise, isBusy = () => false) => {
      const began = now;
      let isDone = false;
      const done = () => {
        isDone = true;
      };
      promise.then(done, done);
      while (!isDone) {
        await settle();
        const timer = next();
        if (!isDone && !isBusy() && timer) fire(timer);
      }
      return now - began;
    },
  };
}

/** Waits long enough for ready answers to be read. */
function settle(): Promise<void> {
  return realPause(2);
}
