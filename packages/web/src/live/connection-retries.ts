export type ConnectionRetries = ReturnType<typeof createConnectionRetries>;

/**
 * How many quick tries a visible tab makes before its waits grow: about a minute of them. If a server restarts within
 * that time, the tab is back before its seat counts as away (10 s), so no round ends without its player.
 */
const PROMPT_TRIES = 12;

/** Decides when a lost connection is tried again: after growing waits, or at once when the player returns. */
export function createConnectionRetries({
  isWatched,
  onWait,
}: Readonly<{
  /** True if the tab is visible and has a network. */
  isWatched: () => boolean;
  /** Called with the time of the next try, in milliseconds since 1970. */
  onWait: (nextTryAt: number) => void;
}>) {
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
      random: Math.random(),
    });
    onWait(Date.now() + milliseconds);
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

/** The first wait, in milliseconds. Waits double with each failed try. */
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Immediate tries are spread over this time, so that not all tabs reach a restarted server at once. A player is still
 * back within a second.
 */
const AT_ONCE_MS = 750;

/** Each wait is randomly longer or shorter by up to this part. */
const SPREAD = 0.2;

/** Returns the wait before the next try, in milliseconds. */
export function reconnectWait({
  triesInVain,
  promptTries,
  random,
}: Readonly<{
  triesInVain: number;
  /** How many tries come before the waits grow: one at once, and the others every five seconds. */
  promptTries: number;
  /** At least 0 and below 1. */
  random: number;
}>): number {
  if (triesInVain === 0 && promptTries > 0) return Math.round(random * AT_ONCE_MS);
  const doublings = Math.max(0, triesInVain - promptTries);
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** doublings);
  return Math.round(wait * (1 - SPREAD + 2 * SPREAD * random));
}
