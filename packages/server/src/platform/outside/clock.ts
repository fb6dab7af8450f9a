/** Time as those see it who wait for another service, so that tests can own it. */
export type Clock = Readonly<{
  /** Milliseconds since 1970. */
  now: () => number;
  /** Runs it after so many milliseconds, unless what is answered is called before. */
  after: (ms: number, run: () => void) => () => void;
}>;

/** Never keeps the process alive. */
export const SYSTEM_CLOCK: Clock = {
  now: Date.now,
  after: (ms, run) => {
    const timer = setTimeout(run, ms).unref();
    return () => clearTimeout(timer);
  },
};

export function pause(clock: Clock, ms: number): Promise<void> {
  return new Promise((resolve) => clock.after(ms, resolve));
}
