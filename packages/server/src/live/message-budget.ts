/** How much a socket may ask for: `burst` at once, and `perSecond` in the long run. */
export type MessageRate = Readonly<{ burst: number; perSecond: number }>;

/** False once the rate is exceeded, until enough time has passed. */
export type Spend = (now: number) => boolean;

/** `now` in milliseconds. */
export function createMessageBudget(rate: MessageRate, now: number): Spend {
  let left = rate.burst;
  let countedAt = now;
  return (at) => {
    // The clock of the system may be set back meanwhile.
    const elapsedMs = Math.max(0, at - countedAt);
    left = Math.min(rate.burst, left + (elapsedMs / 1000) * rate.perSecond);
    countedAt = at;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
