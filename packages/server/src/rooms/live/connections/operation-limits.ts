import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import { networkOf } from '../../../platform/limits/address-limits.ts';
import { createRecentMap } from '../../../platform/recent-map.ts';
import { createOpenCount, isPublicAddress } from './open-count.ts';

/** A rate: `burst` at once, and `perSecond` in the long run. */
export type Rate = Readonly<{ burst: number; perSecond: number }>;

/** False once the rate is exceeded, until enough time has passed. A large request counts as several: `amount`. */
export type Spend = (now: number, amount?: number) => boolean;

/** `now` in milliseconds. */
export function createBudget(rate: Rate, now: number): Spend {
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

/** How many of the latest callers are remembered. A forgotten one begins with the whole budget. */
const MOST_KNOWN = 20_000;

/**
 * Returns the budget of a caller on all connections together. Anonymous callers of an address with an allowance have a
 * larger one.
 */
export function createCallerBudgets(rate: Rate, now: () => number) {
  const known = createRecentMap<string, Spend>(MOST_KNOWN);
  return (context: GraphqlContext): Spend => {
    const key = keyOf(context);
    if (key === undefined) return () => true;
    const before = known.get(key);
    if (before !== undefined) return before;
    const times = allowanceOf(context);
    const { burst, perSecond } = rate;
    const spend = createBudget({ burst: burst * times, perSecond: perSecond * times }, now());
    known.set(key, spend);
    return spend;
  };
}

/**
 * Counts a caller's subscriptions, because each may cost work at every event. `most` is for one account, or for all
 * anonymous callers of one public address. The counter returns undefined if that would be too many at once; else what to
 * call when the subscription ends.
 */
export function createFollowerCount(most: number) {
  const open = createOpenCount(most);
  return (context: GraphqlContext, amount: number): (() => void) | undefined => {
    const key = keyOf(context);
    if (key === undefined) return () => {};
    return open(key, { allowance: allowanceOf(context), amount });
  };
}

/** The key by which a caller's operations are counted. Undefined for callers that can't be told apart. */
function keyOf({ caller, address }: GraphqlContext): string | undefined {
  if (caller.type === 'account') return `account ${caller.owner}`;
  return isPublicAddress(address) ? `network ${networkOf(address)}` : undefined;
}

function allowanceOf({ caller, allowance }: GraphqlContext): number {
  return caller.type === 'account' ? 1 : allowance;
}
