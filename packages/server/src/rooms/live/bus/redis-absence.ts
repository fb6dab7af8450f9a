import type { Timers } from '../../../platform/timers.ts';

/** While Redis is away, this is told no more often. */
const TELL_EVERY_MS = 30_000;

/** Until it is back, news of other servers comes late. */
class RedisAwayError extends Error {
  readonly code = 'REDIS_AWAY';

  constructor(losses: number, cause: unknown) {
    super(`Redis is away: connections were lost or failed, ${losses} so far`, { cause });
  }
}

export type RedisAbsenceParts = Readonly<{
  timers: Pick<Timers, 'after'>;
  onAway: (away: RedisAwayError) => void;
  onBack: () => void;
}>;

/** What is told of a Redis that can't be reached, which is tried again and again. */
export type RedisAbsence = Readonly<{
  /** A connection was lost, or could not be made. */
  lose: (cause: unknown) => void;
  /** All connections are there. */
  end: () => void;
}>;

export function createRedisAbsence({ timers, onAway, onBack }: RedisAbsenceParts): RedisAbsence {
  let losses = 0;
  let endQuiet: (() => void) | undefined;
  return {
    lose: (cause) => {
      losses += 1;
      if (endQuiet) return;
      endQuiet = timers.after(TELL_EVERY_MS, () => {
        endQuiet = undefined;
      });
      onAway(new RedisAwayError(losses, cause));
    },
    end: () => {
      if (losses === 0) return;
      losses = 0;
      endQuiet?.();
      endQuiet = undefined;
      onBack();
    },
  };
}
