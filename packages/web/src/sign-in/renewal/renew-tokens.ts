import { newSignInKeys, type SignInKeys } from '../issuer/errand.ts';
import { type IssuerClient, isRejection } from '../issuer/issuer-client.ts';
import type { FillRandomly } from '../issuer/random-text.ts';
import type { Tokens } from '../session/session-record.ts';
import type { SessionStore } from '../session/session-store.ts';

/** Does work while no other tab does; the others wait. */
export type Lock = <Outcome>(work: () => Promise<Outcome>) => Promise<Outcome>;

/** When tokens were renewed last, in milliseconds since 1970, as all tabs know at once. It throws where a browser keeps none. */
export type RenewalMark = Readonly<{
  read: () => Promise<number | undefined>;
  write: (renewedAt: number) => Promise<void>;
  /** Of which tokens a renewal was begun last, by when those were renewed. It may not have come to an end. */
  readBegun: () => Promise<number | undefined>;
  writeBegun: (renewedAt: number) => Promise<void>;
}>;

export type RenewalParts = Readonly<{
  session: SessionStore;
  issuer: Pick<IssuerClient, 'renew' | 'signInAgain' | 'homeOrigin' | 'quietUrl'>;
  fillRandomly: FillRandomly;
  lock: Lock;
  renewalMark: RenewalMark;
  wait: (milliseconds: number) => Promise<unknown>;
  /** Where this page is. */
  origin: string;
  /** Leaves this page for an address from which the issuer sends the browser back. False if it stays. */
  leaveToReturn: (url: string, told: SignInKeys & Readonly<{ renewedAt: number }>) => boolean;
}>;

/** What one tab keeps arrives in the others within moments; a mark without it is from another time. */
const ARRIVAL_LOOKS = 40;
const LOOK_EVERY_MS = 50;

/** Longer than a browser takes to leave a page; one that stayed goes on as without a network. */
const LEAVING_MS = 10_000;

/**
 * Renews the tokens if they are stale once no other tab is at it: a refresh token is good once, and used twice it ends
 * the session in all tabs. Undefined if nobody is signed in, or no longer. Throws what hindered the renewal.
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

/** The tokens of the last renewal, which may still be on their way here from the tab that held the lock before. */
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
      // The address may have been changed in another browser.
      const { email = state.user.email } = renewed;
      session.begin({ subject, email }, renewed.tokens);
      await renewalMark.write(renewed.tokens.renewedAt).catch(() => undefined);
      return renewed.tokens;
    }
  }
  session.end({ isElsewhere: true });
  return undefined;
}

type Renewed = Readonly<{
  subject: string | undefined;
  /** Undefined where the issuer does not say it again. */
  email?: string | undefined;
  tokens: Tokens;
}>;

/**
 * A page that went while it renewed took the new tokens along, and a refresh token used twice ends them all: the issuer
 * may still know who is at this browser. Undefined where it does not.
 */
async function renewAnyhow(
  old: Tokens & Readonly<{ refresh: string }>,
  parts: RenewalParts,
): Promise<Renewed | undefined> {
  const { issuer, fillRandomly, renewalMark } = parts;
  const isLost = (await renewalMark.readBegun().catch(() => undefined)) === old.renewedAt;
  await renewalMark.writeBegun(old.renewedAt).catch(() => undefined);
  try {
    return await issuer.renew(old);
  } catch (error) {
    if (!isRejection(error)) throw error;
  }
  const arrival = await issuer.signInAgain(newSignInKeys(fillRandomly));
  if (arrival === undefined && isLost) await askByLeaving(old, parts);
  return arrival;
}

/**
 * Of an issuer at another origin a page sees an answer only by going there, which each tab tries once for a renewal that
 * was begun and never ended. Returns if the page is not to be left.
 */
async function askByLeaving({ renewedAt }: Tokens, parts: RenewalParts): Promise<void> {
  const { issuer } = parts;
  if ((await issuer.homeOrigin()) !== parts.origin) return;
  const keys = newSignInKeys(parts.fillRandomly);
  const url = await issuer.quietUrl(keys);
  if (!parts.leaveToReturn(url, { ...keys, renewedAt })) return;
  // No other tab uses the tokens before this page is gone.
  await parts.wait(LEAVING_MS);
  throw new Error('The page was not left');
}
