import { newSignInKeys, type SignInKeys } from './errand.ts';
import { type IssuerClient, isRejection } from './issuer-client.ts';
import type { SessionStore, Tokens } from './session.ts';

/** Runs work while no other tab runs any. Other tabs wait. */
export type Lock = <Outcome>(work: () => Promise<Outcome>) => Promise<Outcome>;

/**
 * The time of the last renewal, in milliseconds since 1970, which all tabs see at once. Both functions throw if the
 * browser stores nothing.
 */
export type RenewalMark = Readonly<{
  read: () => Promise<number | undefined>;
  write: (renewedAt: number) => Promise<void>;
  /** Which tokens were last being renewed, by the time of their own renewal. That renewal may not have finished. */
  readBegun: () => Promise<number | undefined>;
  writeBegun: (renewedAt: number) => Promise<void>;
}>;

export type RenewalParts = Readonly<{
  session: SessionStore;
  issuer: Pick<
    IssuerClient,
    'renew' | 'signInAgain' | 'homeOrigin' | 'quietUrl' | 'isAccountDeleted'
  >;
  lock: Lock;
  renewalMark: RenewalMark;
  wait: (milliseconds: number) => Promise<unknown>;
  /** This page's origin. */
  origin: string;
  /** Navigates to an address from which the issuer sends the browser back. Returns false if the page stays. */
  leaveToReturn: (url: string, told: SignInKeys & Readonly<{ renewedAt: number }>) => boolean;
}>;

/** Tokens that one tab stores reach the others within moments. A mark without its tokens is an old one. */
const ARRIVAL_LOOKS = 40;
const LOOK_EVERY_MS = 50;

/** Longer than a browser takes to leave a page. A page that is still here continues as without a network. */
const LEAVING_MS = 10_000;

/**
 * Renews the tokens if they are still stale once no other tab is renewing them. A refresh token is valid once: a second
 * use ends the session in all tabs. Returns undefined without a sign-in. Throws the reason if the renewal failed.
 */
export async function renewTokens(
  parts: RenewalParts,
  isStale: (tokens: Tokens) => boolean,
): Promise<Tokens | undefined> {
  return parts.lock(async () => {
    const tokens = await readLatest(parts);
    return tokens !== undefined && isStale(tokens) ? renewNow(tokens, parts) : tokens;
  });
}

/** Returns the tokens of the last renewal. They may still be arriving from the tab that held the lock before. */
async function readLatest({ session, renewalMark, wait }: RenewalParts) {
  const latest = (await renewalMark.read().catch(() => undefined)) ?? 0;
  for (let look = 1; look < ARRIVAL_LOOKS; look++) {
    const tokens = session.readTokens();
    if (tokens === undefined || tokens.renewedAt >= latest) return tokens;
    await wait(LOOK_EVERY_MS);
  }
  return session.readTokens();
}

async function renewNow(old: Tokens, parts: RenewalParts): Promise<Tokens | undefined> {
  const { session, renewalMark } = parts;
  const state = session.getState();
  if (state.type === 'signed-in' && old.refresh !== null) {
    const { refresh } = old;
    const renewed = await renewAnyhow({ ...old, refresh }, parts);
    const { subject } = state.user;
    if (renewed !== undefined && (renewed.subject ?? subject) === subject) {
      // The player may have changed the address in another browser.
      const { email = state.user.email } = renewed;
      session.begin({ subject, email }, renewed.tokens);
      await renewalMark.write(renewed.tokens.renewedAt).catch(() => undefined);
      return renewed.tokens;
    }
    if (await parts.issuer.isAccountDeleted(old.access)) {
      session.forget({ isDeletedElsewhere: true });
      return undefined;
    }
  }
  session.end({ isElsewhere: true });
  return undefined;
}

type Renewed = Readonly<{
  subject: string | undefined;
  /** Undefined if the issuer does not repeat it. */
  email?: string | undefined;
  tokens: Tokens;
}>;

/**
 * Renews the tokens. If the issuer rejects the refresh token, asks its own session with this browser instead: a page
 * that was closed while it renewed may have spent the token. Undefined if the issuer does not know this browser.
 */
async function renewAnyhow(
  old: Tokens & Readonly<{ refresh: string }>,
  parts: RenewalParts,
): Promise<Renewed | undefined> {
  const { issuer, renewalMark } = parts;
  const isLost = (await renewalMark.readBegun().catch(() => undefined)) === old.renewedAt;
  await renewalMark.writeBegun(old.renewedAt).catch(() => undefined);
  try {
    return await issuer.renew(old);
  } catch (error) {
    if (!isRejection(error)) throw error;
  }
  const arrival = await issuer.signInAgain(newSignInKeys());
  if (arrival === undefined && isLost) await askByLeaving(old, parts);
  return arrival;
}

/**
 * Leaves for an issuer at another origin, because a page can see its answer only that way. Each tab tries this once for
 * a renewal that never finished. Returns if the page must stay.
 */
async function askByLeaving({ renewedAt }: Tokens, parts: RenewalParts): Promise<void> {
  const { issuer } = parts;
  if ((await issuer.homeOrigin()) !== parts.origin) return;
  const keys = newSignInKeys();
  const url = await issuer.quietUrl(keys);
  if (!parts.leaveToReturn(url, { ...keys, renewedAt })) return;
  // Holding the lock keeps other tabs from using the tokens until this page is gone.
  await parts.wait(LEAVING_MS);
  throw new Error('The page was not left');
}

const CHECK_EVERY_MS = 10 * 60 * 1000;

/** A check in this tab or another makes further checks unnecessary for this long. */
const LATELY_MS = 60 * 1000;

/** Checks every ten minutes and on return to the tab whether the user is still signed in, until the signal. */
export function watchUser(parts: RenewalParts, until: AbortSignal): void {
  const timer = setInterval(() => void checkUser(parts), CHECK_EVERY_MS);
  until.addEventListener('abort', () => clearInterval(timer));
  const checkIfSeen = () => {
    if (document.visibilityState === 'visible') void checkUser(parts);
  };
  document.addEventListener('visibilitychange', checkIfSeen, { signal: until });
}

/**
 * Asks the issuer for new tokens, because only the issuer knows of a sign-out elsewhere. If it cannot be reached, the
 * next check asks again.
 */
export async function checkUser(parts: RenewalParts, now = Date.now()): Promise<void> {
  const isStale = ({ renewedAt }: Tokens) => Math.abs(now - renewedAt) >= LATELY_MS;
  await renewTokens(parts, isStale).catch(() => undefined);
}
