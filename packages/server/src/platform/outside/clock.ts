/** The time for code that waits for another service. Tests replace it. */
export type Clock = Readonly<{
  /** Milliseconds since 1970. */
  now: () => number;
  /** Runs it after this many milliseconds, unless the returned function is called before. */
  after: (ms: number, run: () => void) => () => void;
}>;

/** Does not keep the process alive. */
export const SYSTEM_CLOCK: Clock = {
  now: Date.now,
  after: (ms, run) => {
    const timer = setTimeout(run, ms).unref();
    return () => clearTimeout(timer);
  },
};

/** Milliseconds of a clock that is never set: whole ones, because times are stored as whole numbers. */
export function steadyNow(): number {
  return Math.round(performance.now());
}

export function pause(clock: Clock, ms: number): Promise<void> {
  return new Promise((resolve) => clock.after(ms, resolve));
}
