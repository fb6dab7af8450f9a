import { reconnectWait } from './reconnecting.ts';

export type ConnectionRetriesParts = Readonly<{
  /** Milliseconds since 1970. */
  now: () => number;
  random: () => number;
  /** True if the tab is visible and has a network. */
  isWatched: () => boolean;
  /** Called with the time of the next try, in milliseconds since 1970. */
  onWait: (nextTryAt: number) => void;
}>;

export type ConnectionRetries = ReturnType<typeof createConnectionRetries>;

/**
 * How many quick tries a visible tab makes before its waits grow: about a minute of them. If a server restarts within
 * that time, the tab is back before its seat counts as away (10 s), so no round ends without its player.
 */
const PROMPT_TRIES = 12;

/** Decides when a lost connection is tried again: after growing waits, or at once when the player returns. */
export function createConnectionRetries({
  now,
  random,
  isWatched,
  onWait,
}: ConnectionRetriesParts) {
  /** Failed tries in a row since the player began to wait for the connection. */
  let triesInVain = 0;
  let isNextAtOnce = false;
  /** Connections in a row that the server ended with an error. */
  let faults = 0;
  const waiting = new Set<() => void>();

  function wait(triesInVain: number, promptTries: number): Promise<void> {
    const milliseconds = reconnectWait({
      triesInVain,
      promptTries: isWatched() ? promptTries : 0,
      random: random(),
    });
    onWait(now() + milliseconds);
    return new Promise((resolve) => {
      const goOn = () => {
        clearTimeout(timer);
        waiting.delete(goOn);
        resolve();
      };
      const timer = setTimeout(goOn, milliseconds);
      waiting.add(goOn);
    });
  }

  return {
    waitToRetry(): Promise<void> {
      const isAtOnce = isNextAtOnce;
      isNextAtOnce = false;
      return isAtOnce ? Promise.resolve() : wait(triesInVain++, PROMPT_TRIES);
    },
    /** The next lost connection is tried again without a wait. */
    retryAtOnce(): void {
      isNextAtOnce = true;
    },
    waitAfterFault: () => wait(faults++, 1),
    noteConnected(): void {
      isNextAtOnce = false;
      triesInVain = 0;
    },
    noteSuccess(): void {
      faults = 0;
    },
    /** Tries again now. Failures while the player was away no longer count. */
    tryNow(): void {
      triesInVain = 0;
      for (const goOn of waiting) goOn();
    },
  };
}
