import { findAccount } from '../identity/accounts/accounts.ts';
import type { AccountCaller } from '../identity/callers/caller.ts';
import { demandAccount, unauthorizedError } from '../identity/callers/permissions.ts';
import type { GraphqlContext } from '../platform/graphql/graphql-context.ts';

/**
 * Throws if the account was deleted. A token is valid for minutes longer, and must not create data of a deleted
 * account.
 */
export async function demandLivingAccount(context: GraphqlContext): Promise<AccountCaller> {
  const caller = demandAccount(context);
  if (!caller.isOurs || (await findAccount(context.db, caller.account.subject))) return caller;
  throw unauthorizedError('This account was deleted. Sign up for a new one.');
}
