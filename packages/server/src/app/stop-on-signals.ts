import type { Timers } from '../platform/timers.ts';

/** How far the end of the server has come. */
export type StopPhase = 'running' | 'delayed' | 'closing';

export type Stopping = Readonly<{
  phase: () => StopPhase;
  /** Each signal goes one phase further. */
  onSignal: (signal: NodeJS.Signals) => void;
}>;

export type StoppingParts = Readonly<{
  /** How long the server goes on, for balancers to notice that it is not ready. */
  delayMs: number;
  /** Lets what runs finish, and closes everything. */
  close: () => Promise<void>;
  timers: Pick<Timers, 'after'>;
  /** Ends the process. */
  exit: (code: 0 | 1) => void;
  onStopping: (signal: NodeJS.Signals) => void;
  onStopped: () => void;
  onFault: (fault: unknown) => void;
}>;

/** What runs has so long to finish. */
export const CLOSE_WITHIN_MS = 10_000;

/**
 * The first signal starts the delay, after which the server closes. A second one ends the delay at once; one while the
 * server closes ends the process as it is.
 */
export function createStopping(parts: StoppingParts): Stopping {
  const { delayMs, close, timers, exit } = parts;
  let phase: StopPhase = 'running';
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
    onSignal: (signal) => {
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
