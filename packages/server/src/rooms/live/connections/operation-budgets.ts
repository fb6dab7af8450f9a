import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import { networkOf } from '../../../platform/limits/network-of.ts';
import { createRecentMap } from '../../../platform/recent-map.ts';
import { createMessageBudget, type MessageRate, type Spend } from './message-budget.ts';
import { isPublicAddress } from './open-count.ts';

/** How many of the latest callers are remembered. A forgotten one begins with the whole budget. */
const MOST_KNOWN = 20_000;

/** The key by which a caller's operations are counted. Undefined for callers that can't be told apart. */
export function whoseIs({ caller, address }: GraphqlContext): string | undefined {
  if (caller.type === 'account') return `account ${caller.owner}`;
  return isPublicAddress(address) ? `network ${networkOf(address)}` : undefined;
}

/** The caller's budget on all sockets together. */
export type BudgetOf = (context: GraphqlContext) => Spend;

/** Anonymous callers of an address with an allowance have a larger budget. */
export function createOperationBudgets(rate: MessageRate, now: () => number): BudgetOf {
  const known = createRecentMap<string, Spend>(MOST_KNOWN);
  return (context) => {
    const whose = whoseIs(context);
    if (whose === undefined) return () => true;
    const before = known.get(whose);
    if (before !== undefined) return before;
    const times = context.caller.type === 'account' ? 1 : context.allowance;
    const spend = createMessageBudget(
      { burst: rate.burst * times, perSecond: rate.perSecond * times },
      now(),
    );
    known.set(whose, spend);
    return spend;
  };
}
