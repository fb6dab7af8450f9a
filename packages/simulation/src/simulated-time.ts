import type { Timers } from '@outoften/server/src/platform/clock.ts';

export type SimulatedTime = ReturnType<typeof createSimulatedTime>;

type Task = Readonly<{ at: number; run: () => void }>;

/** Time that passes on request. */
export function createSimulatedTime(startsAt: number) {
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
    } satisfies Timers,
    /** When the next task is due; undefined if none waits. */
    nextAt: () => first()?.at,
    /** Never moves back. */
    moveTo: (at: number) => {
      now = Math.max(now, at);
    },
    /** Runs due tasks, in their order; false if there were none. */
    runDue: () => {
      let hasRun = false;
      for (let task = first(); task !== undefined && task.at <= now; task = first()) {
        waiting.delete(task);
        task.run();
        hasRun = true;
      }
      return hasRun;
    },
    /** Runs each repeated task once, like a process that was busy for long. */
    runRepeated: () => {
      for (const task of [...repeated]) task();
    },
    /** Forgets all tasks, like the end of their process. */
    forgetAll: () => {
      waiting.clear();
      repeated.clear();
    },
  };
}
