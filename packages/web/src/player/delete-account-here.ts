import type { Result } from '@outoften/rules/result';
import type { CallProblem } from '../api/graphql-client.ts';
import { deleteOwnData } from '../api/players.ts';
import { forgetAccount } from '../own-player/forget-account.ts';
import { session } from '../sign-in/session/browser-session.ts';
import { giveUpSession } from '../sign-in/sign-out.ts';

/** Deletes the signed-in account on the server, and all that this browser saved about it. */
export async function deleteAccountHere(): Promise<Result<undefined, CallProblem>> {
  const deleted = await deleteOwnData();
  if (!deleted.ok) return deleted;
  const state = session.getState();
  await giveUpSession();
  if (state.type === 'signed-in') forgetAccount(state.user.subject);
  return deleted;
}
