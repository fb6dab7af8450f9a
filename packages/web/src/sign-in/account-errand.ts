import {
  type ErrandStorage,
  keepErrand,
  newSignInKeys,
  peekErrand,
  takeErrand,
} from './issuer/errand.ts';
import type { Arrival, IssuerClient } from './issuer/issuer-client.ts';
import type { FillRandomly } from './issuer/random-text.ts';
import type { Lock, RenewalMark } from './renewal/renew-tokens.ts';
import type { SessionStore } from './session/session-store.ts';

export type AccountErrandParts = Readonly<{
  session: SessionStore;
  issuer: Pick<IssuerClient, 'accountUrl' | 'redeem' | 'revoke'>;
  errands: ErrandStorage;
  fillRandomly: FillRandomly;
  /** The player's languages, the preferred one first. */
  languages: () => readonly string[];
  lock: Lock;
  renewalMark: Pick<RenewalMark, 'write'>;
  /** Navigates this page to an address. */
  leaveFor: (url: string) => void;
}>;

/**
 * Goes to the issuer's pages on which players change their password and address. The issuer leads back to the path.
 * Returns false if the page stays. Throws what `accountUrl` throws.
 */
export async function leaveForAccount(path: string, parts: AccountErrandParts): Promise<boolean> {
  const { issuer, errands, languages } = parts;
  const keys = newSignInKeys(parts.fillRandomly);
  const url = await issuer.accountUrl({ ...keys, languages: languages() });
  if (url === undefined || !keepErrand(errands, { type: 'account', ...keys, path })) return false;
  parts.leaveFor(url);
  return true;
}

/**
 * Takes the new tokens after the player returns, because a change ended the earlier ones. Returns the path to go to;
 * undefined if the player did not leave for that.
 */
export async function finishAccountErrand(
  answer: URLSearchParams,
  parts: AccountErrandParts,
): Promise<string | undefined> {
  const { session, issuer, errands, lock } = parts;
  const errand = peekErrand(errands);
  if (errand?.type !== 'account' || answer.get('state') !== errand.state) return undefined;
  takeErrand(errands);
  // Without new tokens, the next call finds out whether the earlier ones are still valid.
  const arrival = await issuer.redeem(answer, errand).catch(() => undefined);
  await lock(async () => {
    session.reread();
    const state = session.getState();
    if (state.type !== 'signed-in' || arrival?.subject !== state.user.subject) {
      return revokeQuietly(arrival, issuer);
    }
    const { subject, email } = state.user;
    session.begin({ subject, email: arrival.email ?? email }, arrival.tokens);
    await parts.renewalMark.write(arrival.tokens.renewedAt).catch(() => undefined);
  });
  return errand.path;
}

async function revokeQuietly(
  arrival: Arrival | undefined,
  issuer: AccountErrandParts['issuer'],
): Promise<void> {
  const refresh = arrival?.tokens.refresh ?? null;
  if (refresh !== null) await issuer.revoke(refresh).catch(() => undefined);
}
