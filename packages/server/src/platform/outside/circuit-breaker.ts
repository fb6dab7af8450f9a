import type { Clock } from './clock.ts';

export type CircuitBreaker = Readonly<{
  /** False while no call may be tried. A caller that tries must report the outcome. */
  mayTry: () => boolean;
  succeed: () => void;
  fail: () => void;
  /** True if the last try failed. */
  isFailing: () => boolean;
  /** True while only an occasional request is tried. */
  isOpen: () => boolean;
}>;

export type BreakerLimits = Readonly<{
  /** How many failures in a row open the breaker. */
  failures: number;
  /** After this time one try is allowed. */
  pauseMs: number;
}>;

type State = Readonly<
  | { type: 'closed'; failures: number }
  | { type: 'open'; until: number }
  | { type: 'probing'; until: number }
>;

/** Stops requests to a service that does not answer. */
export function createCircuitBreaker(
  clock: Clock,
  { failures: most, pauseMs }: BreakerLimits,
): CircuitBreaker {
  let state: State = { type: 'closed', failures: 0 };
  const openUntil = () => clock.now() + pauseMs;
  return {
    mayTry: () => {
      if (state.type === 'closed') return true;
      const leftMs = state.until - clock.now();
      // More time than the pause can only be left if the clock was set back.
      if (0 < leftMs && leftMs <= pauseMs) return false;
      // If the outcome of a probe is never reported, another probe follows.
      state = { type: 'probing', until: openUntil() };
      return true;
    },
    succeed: () => {
      state = { type: 'closed', failures: 0 };
    },
    fail: () => {
      const failures = state.type === 'closed' ? state.failures + 1 : most;
      state = failures < most ? { type: 'closed', failures } : { type: 'open', until: openUntil() };
    },
    isFailing: () => state.type !== 'closed' || state.failures > 0,
    isOpen: () => state.type !== 'closed',
  };
}
