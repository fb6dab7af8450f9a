import { setTimeout as pause } from 'node:timers/promises';

/** Calls off what was to be done later. */
export type CallOff = () => void;

/** How things are done later. */
export type Timers = Readonly<{
  /** Keeps no process alive. */
  after: (ms: number, task: () => void) => CallOff;
  /** Keeps no process alive. */
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
