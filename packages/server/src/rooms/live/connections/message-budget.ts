/** A rate: `burst` at once, and `perSecond` in the long run. */
export type MessageRate = Readonly<{ burst: number; perSecond: number }>;

/** False once the rate is exceeded, until enough time has passed. A large request counts as several: `amount`. */
export type Spend = (now: number, amount?: number) => boolean;

/** `now` in milliseconds. */
export function createMessageBudget(rate: MessageRate, now: number): Spend {
  // Numbers of an object are changed in place. Each new number of a variable is garbage later.
  const budget = { left: rate.burst, countedAt: now };
  return (at, amount = 1) => {
    // The system's clock may be set back meanwhile.
    const elapsedMs = Math.max(0, at - budget.countedAt);
    budget.left = Math.min(rate.burst, budget.left + (elapsedMs / 1000) * rate.perSecond);
    budget.countedAt = at;
    if (budget.left < amount) return false;
    budget.left -= amount;
    return true;
  };
}
