import {
  type AttemptKey,
  type AttemptLimit,
  countAttempt,
  forgiveAttempt,
} from '../../platform/limits/attempts.ts';
import { networkOf } from '../../platform/limits/network-of.ts';
import type { EmailAddress } from '../accounts/email-address.ts';
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
  if (!(await mayGuessFromAddress(visit, parts))) return false;
  const now = parts.now();
  return await countAttempt(parts.db, { key: account, limit: GUESSES_PER_ACCOUNT, now });
}

/** Whoever is at it. */
export async function mayGuessFromAddress(visit: Visit, parts: HostedParts): Promise<boolean> {
  const limit = ofAddress(GUESSES_PER_ADDRESS, { visit, parts });
  return await countAttempt(parts.db, { key: addressKey(visit), limit, now: parts.now() });
}

export async function mayAskForCode(
  visit: Visit,
  { parts, email }: Readonly<{ parts: HostedParts; email: EmailAddress }>,
): Promise<boolean> {
  const { db } = parts;
  const now = parts.now();
  const [fromAddress, toEmail] = codeKeys(visit, email);
  const limit = ofAddress(CODES_PER_ADDRESS, { visit, parts });
  if (!(await countAttempt(db, { key: fromAddress, limit, now }))) return false;
  return await countAttempt(db, { key: toEmail, limit: CODES_PER_EMAIL, now });
}

/** For a code that the server could not send. */
export async function forgiveCode(
  visit: Visit,
  { parts, email }: Readonly<{ parts: HostedParts; email: EmailAddress }>,
): Promise<void> {
  for (const key of codeKeys(visit, email)) await forgiveAttempt(parts.db, key);
}

function codeKeys({ request }: Visit, email: EmailAddress): readonly [AttemptKey, AttemptKey] {
  return [
    ['codes from', networkOf(request.ip)],
    ['codes to', email],
  ];
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

function ofAddress(
  limit: AttemptLimit,
  { visit, parts }: Readonly<{ visit: Visit; parts: HostedParts }>,
): AttemptLimit {
  return { ...limit, max: limit.max * parts.allowanceOf(visit.request.ip) };
}
