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
 * Takes the new tokens for a player who left because of lost ones. Ends the session if the issuer no longer knows the
 * player. Returns the path where the player was; undefined if the player did not leave for that.
 */
export async function finishReturn(
  answer: URLSearchParams,
  parts: ReturnParts,
): Promise<string | undefined> {
  const { session, issuer, renewalMark, lock } = parts;
  const errand = peekErrand(parts.errands);
  if (errand?.type !== 'return' || answer.get('state') !== errand.state) return undefined;
  takeErrand(parts.errands);
  // A wrong answer of any kind contains no tokens.
  const arrival = await issuer.redeem(answer, errand).catch(() => undefined);
  await lock(async () => {
    const isWaitedFor = session.readTokens()?.renewedAt === errand.renewedAt;
    const state = session.getState();
    const user = state.type === 'signed-in' ? state.user : undefined;
    if (user !== undefined && arrival?.subject === user.subject) {
      // Another tab has renewed the tokens. These are not revoked, because issuers would revoke the others with them.
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
