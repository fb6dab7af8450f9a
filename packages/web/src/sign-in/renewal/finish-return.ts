import { type ErrandStorage, peekErrand, takeErrand } from '../issuer/errand.ts';
import type { Arrival, IssuerClient } from '../issuer/issuer-client.ts';
import type { SessionStore } from '../session/session-store.ts';
import type { Lock, RenewalMark } from './renew-tokens.ts';

export type ReturnParts = Readonly<{
  session: SessionStore;
  issuer: Pick<IssuerClient, 'redeem' | 'revoke'>;
  errands: ErrandStorage;
  lock: Lock;
  renewalMark: Pick<RenewalMark, 'write'>;
}>;

/**
 * Takes the tokens of whoever left to have them given anew, or ends the session if the issuer knows that person no longer.
 * Answers where they were; undefined if nobody left for that.
 */
export async function finishReturn(
  answer: URLSearchParams,
  parts: ReturnParts,
): Promise<string | undefined> {
  const { session, issuer, renewalMark, lock } = parts;
  const errand = peekErrand(parts.errands);
  if (errand?.type !== 'return' || answer.get('state') !== errand.state) return undefined;
  takeErrand(parts.errands);
  // Whatever is wrong with the answer, there are no tokens in it.
  const arrival = await issuer.redeem(answer, errand).catch(() => undefined);
  await lock(async () => {
    const isWaitedFor = session.readTokens()?.renewedAt === errand.renewedAt;
    const state = session.getState();
    const user = state.type === 'signed-in' ? state.user : undefined;
    if (user !== undefined && arrival?.subject === user.subject) {
      // Another tab was faster. What came is left alone: with it, issuers revoke all that the player was given.
      if (!isWaitedFor) return;
      session.begin(user, arrival.tokens);
      await renewalMark.write(arrival.tokens.renewedAt).catch(() => undefined);
      return;
    }
    await revokeQuietly(arrival, issuer);
    if (!isWaitedFor) return;
    session.end({ isElsewhere: true });
  });
  return errand.path;
}

async function revokeQuietly(
  arrival: Arrival | undefined,
  issuer: ReturnParts['issuer'],
): Promise<void> {
  const refresh = arrival?.tokens.refresh ?? null;
  if (refresh !== null) await issuer.revoke(refresh).catch(() => undefined);
}
