import type { Timers } from '../../src/platform/clock.ts';

export type TimersUnderTest = Pick<Timers, 'after' | 'every'> &
  Readonly<{
    now: () => number;
    /** Advances the clock by this time. All timers in between start in their order. */
    pass: (ms: number) => void;
  }>;

type Due = { at: number; readonly run: () => void };

/** Timers with a clock that stands still until a test advances it. */
export function timersUnderTest(): TimersUnderTest {
  const due = new Set<Due>();
  let now = 0;
  const add = (entry: Due) => {
    due.add(entry);
    return () => void due.delete(entry);
  };
  return {
    now: () => now,
    after: (ms, task) => {
      const entry: Due = {
        at: now + ms,
        run: () => {
          due.delete(entry);
          task();
        },
      };
      return add(entry);
    },
    every: (ms, task) => {
      const entry: Due = {
        at: now + ms,
        run: () => {
          entry.at += ms;
          task();
        },
      };
      return add(entry);
    },
    pass: (ms) => {
      const until = now + ms;
      for (;;) {
        const [next] = [...due].sort((one, other) => one.at - other.at);
        if (next === undefined || next.at > until) break;
        now = next.at;
        next.run();
      }
      now = until;
    },
  };
}
