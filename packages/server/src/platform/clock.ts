import { setTimeout as waitFor } from 'node:timers/promises';

/** Cancels a planned task. */
export type CallOff = () => void;

/** Runs tasks later. Tests replace it. */
export type Timers = Readonly<{
  /** Does not keep the process alive. */
  after: (ms: number, task: () => void) => CallOff;
  /** Does not keep the process alive. */
  every: (ms: number, task: () => void) => CallOff;
  pause: (ms: number) => Promise<unknown>;
}>;

export const PROCESS_TIMERS: Timers = {
  after: (ms, task) => {
    const timer = setTimeout(task, ms).unref();
    return () => clearTimeout(timer);
  },
  every: (ms, task) => {
    const timer = setInterval(task, ms).unref();
    return () => clearInterval(timer);
  },
  pause: (ms) => waitFor(ms),
};

/** The time for code that waits for another service. `now` is in milliseconds since 1970. Tests replace it. */
export type Clock = Readonly<{ now: () => number; after: Timers['after'] }>;

export const SYSTEM_CLOCK: Clock = { now: Date.now, after: PROCESS_TIMERS.after };

/** Milliseconds of a clock that is never set: whole ones, because times are stored as whole numbers. */
export function steadyNow(): number {
  return Math.round(performance.now());
}

export function pause(clock: Clock, ms: number): Promise<void> {
  return new Promise((resolve) => clock.after(ms, resolve));
}
