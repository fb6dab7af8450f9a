import {
  type ErrandStorage,
  keepErrand,
  newSignInKeys,
  newState,
  takeErrand,
} from './issuer/errand.ts';
import type { IssuerClient, LeavingForm } from './issuer/issuer-client.ts';
import type { FillRandomly } from './issuer/random-text.ts';
import type { Lock } from './renewal/renew-tokens.ts';
import type { Tokens, User } from './session/session-record.ts';
import type { SessionStore } from './session/session-store.ts';
import { type SignInTrouble, troubleOf } from './sign-in-trouble.ts';

export type SignInFlowParts = Readonly<{
  session: SessionStore;
  issuer: Omit<IssuerClient, 'renew' | 'signInAgain'>;
  /** The tab's own storage: two tabs may be on their way at once. */
  errands: ErrandStorage;
  fillRandomly: FillRandomly;
  /** What the player reads, best first. */
  languages: () => readonly string[];
  lock: Lock;
  /** Where this page is. */
  origin: string;
  /** Leaves this page for an address. */
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

/** Whether the page is being left. If not, the issuer was not told, though nobody is signed in here any more. */
export type SignOutOutcome = 'leaving' | 'signed-out' | 'issuer-unreachable';

/** As basic as can be: whether mail arrives there is the issuer's to find out. */
const EMAIL = /^[^\s@]+@[^\s@]+$/;

/**
 * Leaves for the issuer's sign-in page, or on from there for the identity provider that is named. Answers what hinders
 * it.
 */
export async function startSignIn(
  parts: SignInFlowParts,
  identityProvider?: string,
): Promise<SignInTrouble | undefined> {
  const { session, issuer, errands, fillRandomly } = parts;
  const current = session.getState();
  if (current.type === 'signed-in') return { type: 'already-signed-in' };
  const keys = newSignInKeys(fillRandomly);
  const lastUser = current.type === 'none' ? current.lastUser : undefined;
  try {
    const origin = await issuer.homeOrigin();
    if (origin !== parts.origin) return { type: 'other-address', address: origin };
    const wish = { ...keys, lastUser, identityProvider, languages: parts.languages() };
    const url = await issuer.signInUrl(wish);
    if (!keepErrand(errands, { type: 'sign-in', ...keys })) {
      return { type: 'no-storage' };
    }
    parts.leaveFor(url);
    return undefined;
  } catch (fault) {
    return troubleOf(fault);
  }
}

/** Takes what the issuer sent back in the address, or notices that it sent nothing back. */
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
 * Signs out of this browser at once, or lets the issuer's page ask whether to do so on all devices: the session here then
 * lasts until the issuer says that it is over, or ends now where the issuer won't say.
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
 * Ends the session without leaving the page, and answers its ID token. Waits for a tab that is renewing tokens, so that
 * what is revoked is what is good.
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

/** Tokens that can't be revoked now are no longer known to anybody, and end by themselves. */
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
