import type { Clock } from './clock.ts';

export type CircuitBreaker = Readonly<{
  /** False while no call may be tried. A caller that tries must report the outcome. */
  mayTry: () => boolean;
  succeed: () => void;
  fail: () => void;
  /** True if the last try failed. */
  isFailing: () => boolean;
  /** True while nothing is to be tried but now and then one request. */
  isOpen: () => boolean;
}>;

export type BreakerLimits = Readonly<{
  /** How many failures in a row open it. */
  failures: number;
  /** After so long a single try is let through, to find out. */
  pauseMs: number;
}>;

type State = Readonly<
  | { type: 'closed'; failures: number }
  | { type: 'open'; until: number }
  | { type: 'probing'; until: number }
>;

/** Keeps from asking a service that does not answer. */
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
      // More is left than the pause has where the clock was set back.
      if (0 < leftMs && leftMs <= pauseMs) return false;
      // A probe that never tells is followed by another one.
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
