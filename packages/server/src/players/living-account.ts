import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { findAccount } from '../sign-in/accounts.ts';
import type { AccountCaller } from '../sign-in/caller.ts';
import { demandAccount, unauthorizedError } from '../sign-in/unauthorized.ts';

/** A token outlives its account by minutes: it must not leave anything of a deleted one. */
export async function demandLivingAccount(context: GraphqlContext): Promise<AccountCaller> {
  const caller = demandAccount(context);
  if (!caller.isOurs || (await findAccount(context.db, caller.account.subject))) return caller;
  throw unauthorizedError('This account was deleted. Sign up for a new one.');
}
