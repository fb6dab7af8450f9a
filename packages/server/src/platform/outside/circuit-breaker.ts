import type { Clock } from './clock.ts';

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>;

type State = Readonly<
  | { type: 'closed'; failures: number }
  | { type: 'open'; until: number }
  | { type: 'probing'; until: number }
>;

/**
 * Stops requests to a service that does not answer.
 * @param limits how many failures in a row open the breaker, and after which time one try is allowed
 */
export function createCircuitBreaker(
  clock: Clock,
  { failures: most, pauseMs }: Readonly<{ failures: number; pauseMs: number }>,
) {
  let state: State = { type: 'closed', failures: 0 };
  const openUntil = () => clock.now() + pauseMs;
  return {
    /** False while no call may be tried. A caller that tries must report the outcome. */
    mayTry: (): boolean => {
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
    /** True if the last try failed. */
    isFailing: () => state.type !== 'closed' || state.failures > 0,
    /** True while only an occasional request is tried. */
    isOpen: () => state.type !== 'closed',
  };
}
