import type { Timers } from '../../../platform/timers.ts';

/** While Redis is away, this is logged no more often. */
const TELL_EVERY_MS = 30_000;

/** Until Redis is back, events of other servers come late. */
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

/** Logs that Redis can't be reached. It is tried again and again. */
export type RedisAbsence = Readonly<{
  /** A connection was lost, or could not be made. */
  lose: (cause: unknown) => void;
  /** All connections are open. */
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
