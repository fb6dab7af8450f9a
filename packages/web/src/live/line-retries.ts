import { reconnectWait } from './reconnecting.ts';

export type LineRetriesParts = Readonly<{
  /** Milliseconds since 1970. */
  now: () => number;
  random: () => number;
  /** True if the tab is in sight and has a network. */
  isWatched: () => boolean;
  /** Called with the time of the next try, in milliseconds since 1970. */
  onWait: (nextTryAt: number) => void;
}>;

export type LineRetries = ReturnType<typeof createLineRetries>;

/**
 * Tries of a tab in sight before its waits grow: about a minute of them. A server that restarts within it hears from the
 * tab before the seat counts as away (10 s), so no round ends without a player who is there.
 */
const PROMPT_TRIES = 12;

/** When a line that can't be had is tried again: later each time, or at once for whoever comes back to it. */
export function createLineRetries({ now, random, isWatched, onWait }: LineRetriesParts) {
  /** In a row, since somebody came to wait for the line. */
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
    /** What was in vain while nobody waited for the line says nothing about now. */
    tryNow(): void {
      triesInVain = 0;
      for (const goOn of waiting) goOn();
    },
  };
}
