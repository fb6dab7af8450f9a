import type { Timers } from '@outoften/server/src/platform/clock.ts';

/** Time that passes on request. */
export type SimulatedTime = Readonly<{
  now: () => number;
  timers: Timers;
  /** When the next task is due; undefined if none waits. */
  nextAt: () => number | undefined;
  /** Never moves back. */
  moveTo: (at: number) => void;
  /** Runs due tasks, in their order; false if there were none. */
  runDue: () => boolean;
  /** Runs each repeated task once, like a process that was busy for long. */
  runRepeated: () => void;
  /** Forgets all tasks, like the end of their process. */
  forgetAll: () => void;
}>;

type Task = Readonly<{ at: number; run: () => void }>;

export function createSimulatedTime(startsAt: number): SimulatedTime {
  let now = startsAt;
  const waiting = new Set<Task>();
  const repeated = new Set<() => void>();
  const first = () =>
    [...waiting].reduce<Task | undefined>(
      (earliest, task) => (earliest === undefined || task.at < earliest.at ? task : earliest),
      undefined,
    );
  return {
    now: () => now,
    timers: {
      after: (ms, run) => {
        const task = { at: now + ms, run };
        waiting.add(task);
        return () => void waiting.delete(task);
      },
      every: (_ms, task) => {
        repeated.add(task);
        return () => void repeated.delete(task);
      },
      // No other work runs before the server does, so this only advances the time.
      pause: async (ms) => {
        now += ms;
      },
    },
    nextAt: () => first()?.at,
    moveTo: (at) => {
      now = Math.max(now, at);
    },
    runDue: () => {
      let hasRun = false;
      for (let task = first(); task !== undefined && task.at <= now; task = first()) {
        waiting.delete(task);
        task.run();
        hasRun = true;
      }
      return hasRun;
    },
    runRepeated: () => {
      for (const task of [...repeated]) task();
    },
    forgetAll: () => {
      waiting.clear();
      repeated.clear();
    },
  };
}
