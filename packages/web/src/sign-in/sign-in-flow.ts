import {
  AuthorizationResponseError,
  JWT_TIMESTAMP_CHECK,
  OperationProcessingError,
  ResponseBodyError,
  UnsupportedOperationError,
  WWWAuthenticateChallengeError,
} from 'oauth4webapi';
import {
  type ErrandStorage,
  keepErrand,
  newSignInKeys,
  newState,
  peekErrand,
  takeErrand,
} from './errand.ts';
import { WrongIssuerCard } from './issuer-card.ts';
import {
  type IssuerClient,
  type LeavingForm,
  NoAccessToken,
  type SignInAim,
} from './issuer-client.ts';
import type { Lock, RenewalParts } from './renew-tokens.ts';
import type { SessionStore, Tokens, User } from './session.ts';

export type SignInFlowParts = Readonly<{
  session: SessionStore;
  issuer: Omit<IssuerClient, 'renew' | 'signInAgain' | 'isAccountDeleted'>;
  /** The tab's own storage, because two tabs may sign in at the same time. */
  errands: ErrandStorage;
  /** The player's languages, the preferred one first. */
  languages: () => readonly string[];
  lock: Lock;
  /** This page's origin. */
  origin: string;
  /** Navigates this page to an address. */
  leaveFor: (url: string) => void;
  /** Leaves this page by sending a form. */
  leaveBy: (form: LeavingForm) => void;
}>;

export type SignInOutcome = Readonly<
  | { type: 'nothing' }
  | { type: 'signed-in'; user: User }
  | { type: 'signed-out' }
  | { type: 'refused'; trouble: SignInTrouble }
>;

/** Whether the page is being left. If not, this browser is signed out, but the issuer does not know. */
export type SignOutOutcome = 'leaving' | 'signed-out' | 'issuer-unreachable';

/** Only a basic check. The issuer finds out whether mail arrives there. */
const EMAIL = /^[^\s@]+@[^\s@]+$/;

/** Goes to the issuer's page. Returns what prevented it. */
export async function startSignIn(
  parts: SignInFlowParts,
  aim: SignInAim = {},
): Promise<SignInTrouble | undefined> {
  const { session, issuer, errands } = parts;
  const current = session.getState();
  if (current.type === 'signed-in') return { type: 'already-signed-in' };
  const keys = newSignInKeys();
  const lastUser = current.type === 'none' ? current.lastUser : undefined;
  try {
    const origin = await issuer.homeOrigin();
    if (origin !== parts.origin) return { type: 'other-address', address: origin };
    const request = { ...keys, lastUser, ...aim, languages: parts.languages() };
    const url = await issuer.signInUrl(request);
    if (!keepErrand(errands, { type: 'sign-in', ...keys })) {
      return { type: 'no-storage' };
    }
    parts.leaveFor(url);
    return undefined;
  } catch (fault) {
    return troubleOf(fault);
  }
}

/** Takes the issuer's answer from the address, or notices that there is none. */
export async function finishErrand(
  answer: URLSearchParams,
  parts: SignInFlowParts,
): Promise<SignInOutcome> {
  const { session, errands } = parts;
  const errand = takeErrand(errands);
  const isSignIn = answer.has('code') || answer.has('error');
  const isOurs = errand !== undefined && answer.get('state') === errand.state;
  if (!isSignIn) {
    if (errand?.type === 'sign-out' && isOurs) {
      session.end();
      return { type: 'signed-out' };
    }
    return errand?.type === 'sign-in' ? refused({ type: 'abandoned' }) : { type: 'nothing' };
  }
  if (isSignedIn(session)) return refused({ type: 'already-signed-in' });
  if (errand?.type !== 'sign-in' || !isOurs) return refused({ type: 'state-mismatch' });
  try {
    const { subject, email, tokens } = await parts.issuer.redeem(answer, errand);
    if (email === undefined || !EMAIL.test(email)) {
      await revokeQuietly(tokens, parts);
      return refused({ type: 'no-email' });
    }
    return await parts.lock(() => settleIn({ user: { subject, email }, tokens }, parts));
  } catch (fault) {
    return refused(troubleOf(fault));
  }
}

/**
 * Signs out of this browser at once, or through the issuer's page, which asks whether to sign out all devices. In the
 * second case the session here lasts until the issuer confirms. If the issuer never confirms, it ends now.
 */
export async function signOut(
  where: 'here' | 'everywhere',
  parts: SignInFlowParts,
): Promise<SignOutOutcome> {
  const idToken = where === 'here' ? await endSession(parts) : undefined;
  const state = newState();
  try {
    const way = await parts.issuer.signOutWay({ idToken, state });
    switch (way.type) {
      case 'form':
        if (!keepErrand(parts.errands, { type: 'sign-out', state })) return 'issuer-unreachable';
        parts.leaveBy(way.form);
        return 'leaving';
      case 'address':
        await endSession(parts);
        parts.leaveFor(way.url);
        return 'leaving';
      case 'none':
        await endSession(parts);
        return 'signed-out';
    }
  } catch {
    return 'issuer-unreachable';
  }
}

async function settleIn(
  { user, tokens }: Readonly<{ user: User; tokens: Tokens }>,
  parts: SignInFlowParts,
): Promise<SignInOutcome> {
  const { session } = parts;
  session.reread();
  if (isSignedIn(session)) {
    await revokeQuietly(tokens, parts);
    return refused({ type: 'already-signed-in' });
  }
  session.begin(user, tokens);
  return { type: 'signed-in', user };
}

/**
 * Ends the session without leaving the page, and returns its ID token. Waits for a tab that is renewing tokens, so that
 * the valid tokens are the ones that get revoked.
 */
export async function endSession(
  parts: Pick<SignInFlowParts, 'session' | 'issuer' | 'lock'>,
): Promise<string | undefined> {
  return parts.lock(async () => {
    const tokens = parts.session.readTokens();
    parts.session.end();
    await revokeQuietly(tokens, parts);
    return tokens?.id;
  });
}

/** Ignores failures: no one has these tokens any more, and they expire. */
async function revokeQuietly(
  tokens: Tokens | undefined,
  { issuer }: Pick<SignInFlowParts, 'issuer'>,
): Promise<void> {
  const refresh = tokens?.refresh ?? null;
  if (refresh !== null) await issuer.revoke(refresh).catch(() => undefined);
}

function isSignedIn(session: SessionStore): boolean {
  return session.getState().type === 'signed-in';
}

function refused(trouble: SignInTrouble): SignInOutcome {
  return { type: 'refused', trouble };
}

/**
 * Goes to the issuer's pages on which players change their password and address. The issuer leads back to the path.
 * Returns false if the page stays. Throws what `accountUrl` throws.
 */
export async function leaveForAccount(
  path: string,
  { issuer, errands, languages, leaveFor }: Omit<SignInFlowParts, 'leaveBy'>,
): Promise<boolean> {
  const keys = newSignInKeys();
  const url = await issuer.accountUrl({ ...keys, languages: languages() });
  if (url === undefined || !keepErrand(errands, { type: 'account', ...keys, path })) return false;
  leaveFor(url);
  return true;
}

type ReturnParts = Pick<SignInFlowParts, 'session' | 'issuer' | 'errands' | 'lock'> &
  Pick<RenewalParts, 'renewalMark'>;

/**
 * Takes the new tokens for a player who left because of lost ones, or to change the account, which ended the earlier
 * ones. Returns the path where the player was; undefined if the player did not leave for that.
 */
export async function finishReturn(
  answer: URLSearchParams,
  parts: ReturnParts,
): Promise<string | undefined> {
  const { session, issuer, errands, renewalMark } = parts;
  const errand = peekErrand(errands);
  if (errand?.type !== 'return' && errand?.type !== 'account') return undefined;
  if (answer.get('state') !== errand.state) return undefined;
  takeErrand(errands);
  // A wrong answer of any kind contains no tokens. After a changed account, the next call finds out whether the earlier
  // ones are still valid.
  const arrival = await issuer.redeem(answer, errand).catch(() => undefined);
  await parts.lock(async () => {
    const stored = session.readTokens();
    const state = session.getState();
    const user = state.type === 'signed-in' ? state.user : undefined;
    const isLost = errand.type === 'return' && stored?.renewedAt === errand.renewedAt;
    if (user !== undefined && arrival?.subject === user.subject) {
      // Another tab has renewed the tokens. These are not revoked, because issuers would revoke the others with them.
      if (errand.type === 'return' && !isLost) return;
      const { email = user.email, tokens } = arrival;
      session.begin({ ...user, email }, tokens);
      await renewalMark.write(tokens.renewedAt).catch(() => undefined);
      return;
    }
    await revokeQuietly(arrival?.tokens, parts);
    if (isLost) session.end({ isElsewhere: true });
  });
  return errand.path;
}

/** Why a sign-in failed. @see the messages in `sign-in-words.ts` */
export type SignInTrouble = Readonly<
  | {
      type:
        | 'state-mismatch'
        | 'cancelled'
        | 'abandoned'
        | 'already-signed-in'
        | 'no-access-token'
        | 'no-email'
        | 'not-finished'
        | 'wrong-clock'
        | 'unreachable'
        | 'no-storage'
        | 'no-player';
    }
  | { type: 'provider-error'; description: string }
  | { type: 'other-address'; address: string }
>;

/** Returns the problem that a fault of a request to the issuer means for the player. */
function troubleOf(fault: unknown): SignInTrouble {
  if (fault instanceof AuthorizationResponseError && fault.error === 'access_denied') {
    return { type: 'cancelled' };
  }
  if (fault instanceof AuthorizationResponseError || fault instanceof ResponseBodyError) {
    return { type: 'provider-error', description: fault.error_description ?? fault.error };
  }
  if (fault instanceof NoAccessToken) return { type: 'no-access-token' };
  if (fault instanceof OperationProcessingError && fault.code === JWT_TIMESTAMP_CHECK) {
    return { type: 'wrong-clock' };
  }
  const isAnswer =
    fault instanceof OperationProcessingError ||
    fault instanceof UnsupportedOperationError ||
    fault instanceof WWWAuthenticateChallengeError ||
    fault instanceof WrongIssuerCard;
  return { type: isAnswer ? 'not-finished' : 'unreachable' };
}
