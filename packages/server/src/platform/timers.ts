import { setTimeout as pause } from 'node:timers/promises';

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
  pause: (ms) => pause(ms),
};
