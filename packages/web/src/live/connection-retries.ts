import { reconnectWait } from './reconnecting.ts';

export type ConnectionRetriesParts = Readonly<{
  /** Milliseconds since 1970. */
  now: () => number;
  random: () => number;
  /** True if the tab is in sight and has a network. */
  isWatched: () => boolean;
  /** Called with the time of the next try, in milliseconds since 1970. */
  onWait: (nextTryAt: number) => void;
}>;

export type ConnectionRetries = ReturnType<typeof createConnectionRetries>;

/**
 * Tries of a tab in sight before its waits grow: about a minute of them. If a server restarts within
 * it, the tab is back before its seat counts as away (10 s), so no round ends without a player who is there.
 */
const PROMPT_TRIES = 12;

/** Decides when a lost connection is tried again: later each time, or at once when the player comes back. */
export function createConnectionRetries({
  now,
  random,
  isWatched,
  onWait,
}: ConnectionRetriesParts) {
  /** In a row, since a player began to wait for the connection. */
  let triesInVain = 0;
  /** Connections that were closed in a row before anything came of them. */
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
    waitToRetry: () => wait(triesInVain++, PROMPT_TRIES),
    waitAfterFault: () => wait(faults++, 1),
    noteConnected(): void {
      triesInVain = 0;
    },
    noteSuccess(): void {
      faults = 0;
    },
    /** Tries again now. Failures from before, when no player waited, no longer count. */
    tryNow(): void {
      triesInVain = 0;
      for (const goOn of waiting) goOn();
    },
  };
}
