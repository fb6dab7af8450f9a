import {
  type ErrandStorage,
  keepErrand,
  newSignInKeys,
  newState,
  takeErrand,
} from './issuer/errand.ts';
import type { IssuerClient, LeavingForm, SignInAim } from './issuer/issuer-client.ts';
import type { FillRandomly } from './issuer/random-text.ts';
import type { Lock } from './renewal/renew-tokens.ts';
import type { Tokens, User } from './session/session-record.ts';
import type { SessionStore } from './session/session-store.ts';
import { type SignInTrouble, troubleOf } from './sign-in-trouble.ts';

export type SignInFlowParts = Readonly<{
  session: SessionStore;
  issuer: Omit<IssuerClient, 'renew' | 'signInAgain' | 'isAccountDeleted'>;
  /** The tab's own storage, because two tabs may sign in at the same time. */
  errands: ErrandStorage;
  fillRandomly: FillRandomly;
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
  const { session, issuer, errands, fillRandomly } = parts;
  const current = session.getState();
  if (current.type === 'signed-in') return { type: 'already-signed-in' };
  const keys = newSignInKeys(fillRandomly);
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
  const state = newState(parts.fillRandomly);
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
    if (tokens !== undefined) await revokeQuietly(tokens, parts);
    return tokens?.id;
  });
}

/** Ignores failures: no one has these tokens any more, and they expire. */
async function revokeQuietly(
  { refresh }: Tokens,
  { issuer }: Pick<SignInFlowParts, 'issuer'>,
): Promise<void> {
  if (refresh !== null) await issuer.revoke(refresh).catch(() => undefined);
}

function isSignedIn(session: SessionStore): boolean {
  return session.getState().type === 'signed-in';
}

function refused(trouble: SignInTrouble): SignInOutcome {
  return { type: 'refused', trouble };
}
