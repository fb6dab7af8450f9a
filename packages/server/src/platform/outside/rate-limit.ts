import { type Clock, pause } from './clock.ts';

/** No caller waits this long. A turn further ahead was given before the clock was set back. */
const FURTHEST_MS = 60_000;

/** Starts at most this many turns in any second, in the order of the calls. */
export function createRateLimit(clock: Clock, perSecond: number) {
  const turns: number[] = [];
  return {
    /** Waits for a turn. Returns false at once if the turn would come later than `endsAt`. */
    waitForTurn: async (endsAt: number): Promise<boolean> => {
      const now = clock.now();
      if ((turns.at(-1) ?? now) > now + FURTHEST_MS) turns.length = 0;
      const before = turns.at(-perSecond);
      const turn = before === undefined ? now : Math.max(now, before + 1000);
      if (turn > endsAt) return false;
      turns.push(turn);
      if (turns.length > perSecond) turns.shift();
      if (turn > now) await pause(clock, turn - now);
      return true;
    },
  };
}
