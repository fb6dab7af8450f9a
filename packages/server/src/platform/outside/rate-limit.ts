import { type Clock, pause } from './clock.ts';

export type RateLimit = Readonly<{
  /** Waits for one's turn; false at once where that would come later than `endsAt`. */
  waitForTurn: (endsAt: number) => Promise<boolean>;
}>;

/** No caller waits for as long. A turn that is further ahead was given before the clock was set back. */
const FURTHEST_MS = 60_000;

/** At most so many turns begin in any second, in the order they were asked for. */
export function createRateLimit(clock: Clock, perSecond: number): RateLimit {
  const turns: number[] = [];
  return {
    waitForTurn: async (endsAt) => {
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
