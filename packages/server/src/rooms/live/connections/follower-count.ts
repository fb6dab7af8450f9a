import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import { createOpenCount } from './open-count.ts';
import { whoseIs } from './operation-budgets.ts';

/**
 * Counts a caller's subscriptions, because each may be executed at every event. Undefined if that would be too many at
 * once; else what to call when it ends.
 */
export type CountFollower = (context: GraphqlContext, amount: number) => (() => void) | undefined;

export const TOO_MANY_SUBSCRIPTIONS = 'Too many subscriptions run at once; end some of them first.';

/** `most` is for one account, or for all anonymous callers of one public address. */
export function createFollowerCount(most: number): CountFollower {
  const following = createOpenCount(most);
  return (context, amount) => {
    const whose = whoseIs(context);
    if (whose === undefined) return () => {};
    const allowance = context.caller.type === 'account' ? 1 : context.allowance;
    return following.open(whose, { allowance, amount });
  };
}
