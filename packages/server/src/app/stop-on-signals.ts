import type { Timers } from '../platform/clock.ts';

export type Stopping = ReturnType<typeof createStopping>;

type StoppingParts = Readonly<{
  /** How long the server goes on, so that balancers notice that it is not ready. */
  delayMs: number;
  /** Lets requests in progress finish, and closes everything. */
  close: () => Promise<void>;
  timers: Pick<Timers, 'after'>;
  /** Ends the process. */
  exit: (code: 0 | 1) => void;
  onStopping: (signal: NodeJS.Signals) => void;
  onStopped: () => void;
  onFault: (fault: unknown) => void;
}>;

/** How long requests in progress have to finish. */
export const CLOSE_WITHIN_MS = 10_000;

/**
 * Returns the handler for signals. The first signal starts the delay, and the server closes after it. A second signal
 * ends the delay at once. A signal while the server closes ends the process immediately.
 */
export function createStopping(parts: StoppingParts) {
  const { delayMs, close, timers, exit } = parts;
  /** How far the server has come in stopping. */
  let phase: 'running' | 'delayed' | 'closing' = 'running';
  let endDelay = () => {};
  const closeNow = () => {
    endDelay();
    phase = 'closing';
    timers.after(CLOSE_WITHIN_MS, () => exit(1));
    close().then(
      () => {
        parts.onStopped();
        exit(0);
      },
      (fault: unknown) => {
        parts.onFault(fault);
        exit(1);
      },
    );
  };
  return {
    phase: () => phase,
    /** Each signal moves on by one phase. */
    onSignal: (signal: NodeJS.Signals) => {
      switch (phase) {
        case 'running':
          parts.onStopping(signal);
          if (delayMs === 0) return closeNow();
          phase = 'delayed';
          endDelay = timers.after(delayMs, closeNow);
          return;
        case 'delayed':
          return closeNow();
        case 'closing':
          return exit(1);
      }
    },
  };
}
