import { networkOf } from '../network-of.ts';
import { type AttemptKey, type AttemptLimit, countAttempt } from './attempts.ts';
import type { EmailAddress } from './email-address.ts';
import type { HostedParts, Visit } from './hosted-visit.ts';

const QUARTER_MS = 15 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

/**
 * Wrong passwords and codes, for one account in browsers that know it, as many in all others, and from one address,
 * where a whole room may sit behind.
 */
export const GUESSES_PER_ACCOUNT: AttemptLimit = { max: 10, windowMs: QUARTER_MS };
export const GUESSES_PER_ADDRESS: AttemptLimit = { max: 100, windowMs: QUARTER_MS };

/** Messages with a code, to one e-mail address and asked for from one address. */
export const CODES_PER_EMAIL: AttemptLimit = { max: 5, windowMs: HOUR_MS };
export const CODES_PER_ADDRESS: AttemptLimit = { max: 100, windowMs: HOUR_MS };

export async function mayGuess(
  visit: Visit,
  { parts, account }: Readonly<{ parts: HostedParts; account: AttemptKey }>,
): Promise<boolean> {
  const { db } = parts;
  const now = parts.now();
  const ofAddress = { key: addressKey(visit), limit: GUESSES_PER_ADDRESS, now };
  if (!(await countAttempt(db, ofAddress))) return false;
  return await countAttempt(db, { key: account, limit: GUESSES_PER_ACCOUNT, now });
}

export async function mayAskForCode(
  visit: Visit,
  { parts, email }: Readonly<{ parts: HostedParts; email: EmailAddress }>,
): Promise<boolean> {
  const { db } = parts;
  const now = parts.now();
  const fromAddress = ['codes from', networkOf(visit.request.ip)] as const;
  if (!(await countAttempt(db, { key: fromAddress, limit: CODES_PER_ADDRESS, now }))) return false;
  return await countAttempt(db, { key: ['codes to', email], limit: CODES_PER_EMAIL, now });
}

/** What guesses at the account are counted by, in the browser of this visit. */
export async function accountKey(
  { request }: Visit,
  { parts, email }: Readonly<{ parts: HostedParts; email: EmailAddress }>,
): Promise<AttemptKey> {
  const isKnown = await parts.knownBrowsers.isKnown(request, email);
  return isKnown ? knownBrowserKey(email) : strangeBrowserKey(email);
}

export function knownBrowserKey(email: EmailAddress): AttemptKey {
  return ['guesses in known browsers at', email];
}

export function strangeBrowserKey(email: EmailAddress): AttemptKey {
  return ['guesses at', email];
}

export function addressKey({ request }: Visit) {
  return ['guesses from', networkOf(request.ip)] as const;
}
