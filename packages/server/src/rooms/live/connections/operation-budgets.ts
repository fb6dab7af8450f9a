import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import { networkOf } from '../../../platform/limits/network-of.ts';
import { createRecentMap } from '../../../platform/recent-map.ts';
import { createMessageBudget, type MessageRate, type Spend } from './message-budget.ts';
import { isPublicAddress } from './open-count.ts';

/** Those who asked last; who comes back after so many others begins with all they may ask for. */
const MOST_KNOWN = 20_000;

/** Of whom what is asked for counts together. Undefined for those who can't be told apart. */
export function whoseIs({ caller, address }: GraphqlContext): string | undefined {
  if (caller.type === 'account') return `account ${caller.owner}`;
  return isPublicAddress(address) ? `network ${networkOf(address)}` : undefined;
}

/** What is left to whoever asks, on all sockets together. */
export type BudgetOf = (context: GraphqlContext) => Spend;

/** From an address with an allowance those without an account may ask more. */
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
