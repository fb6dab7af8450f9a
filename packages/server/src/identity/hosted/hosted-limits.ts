import {
  type AttemptKey,
  type AttemptLimit,
  countAttempt,
  forgetAttempts,
  forgiveAttempt,
} from '../../platform/limits/attempts.ts';
import type { LimitName } from '../../platform/limits/limit-name.ts';
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

type Guess = Readonly<{
  parts: HostedParts;
  /** The account that the guess is for; undefined for a code without an account. */
  email: EmailAddress | undefined;
}>;

/** A guess that was counted. */
export type CountedGuess = Readonly<{
  isAllowed: boolean;
  /** It turned out to be right, and counts no longer. */
  forgive: () => Promise<void>;
}>;

/**
 * Counts a guess at an account's password. In a browser that the account knows it counts for that browser alone: others
 * who guess, at the account or from the same address, do not keep its owner out.
 */
export async function countPasswordGuess(
  visit: Visit,
  { parts, email }: Guess & Readonly<{ email: EmailAddress }>,
): Promise<CountedGuess> {
  const { db } = parts;
  const now = parts.now();
  const isKnown = await parts.knownBrowsers.isKnown(visit.request, email);
  const account = isKnown ? knownBrowserKey(email) : strangeBrowserKey(email);
  const ofAddress = isKnown ? UNCOUNTED : await countAddressGuess(visit, parts);
  const attempt = { key: account, limit: GUESSES_PER_ACCOUNT, now };
  const isAllowed =
    ofAddress.isAllowed &&
    countRefusal(await countAttempt(db, attempt), { visit, parts, limit: 'passwords' });
  const forgive = async () => {
    await forgetAttempts(db, account);
    await ofAddress.forgive();
  };
  return { isAllowed, forgive };
}

/** Counts a guess at a code, as {@link countPasswordGuess} does. A code itself takes five tries. */
export async function countCodeGuess(visit: Visit, { parts, email }: Guess): Promise<CountedGuess> {
  const isKnown = email !== undefined && (await parts.knownBrowsers.isKnown(visit.request, email));
  return isKnown ? UNCOUNTED : countAddressGuess(visit, parts);
}

const UNCOUNTED: CountedGuess = { isAllowed: true, forgive: async () => {} };

async function countAddressGuess(visit: Visit, parts: HostedParts): Promise<CountedGuess> {
  const { db } = parts;
  const key = ['guesses from', networkOf(visit.request.ip)] as const;
  const limit = ofAddress(GUESSES_PER_ADDRESS, { visit, parts });
  const isCounted = await countAttempt(db, { key, limit, now: parts.now() });
  const isAllowed = countRefusal(isCounted, { visit, parts, limit: 'passwords' });
  return { isAllowed, forgive: () => forgiveAttempt(db, key) };
}

type CodeMessage = Readonly<{ parts: HostedParts; email: EmailAddress }>;

/** Counts a message with a code. A browser that the account knows has as many messages of its own. */
export async function mayAskForCode(visit: Visit, message: CodeMessage): Promise<boolean> {
  const { db, now } = message.parts;
  for (const { key, limit } of await codeLimits(visit, message)) {
    const isCounted = await countAttempt(db, { key, limit, now: now() });
    if (!countRefusal(isCounted, { visit, parts: message.parts, limit: 'codes' })) return false;
  }
  return true;
}

/** For a code that the server could not send. */
export async function forgiveCode(visit: Visit, message: CodeMessage): Promise<void> {
  for (const { key } of await codeLimits(visit, message)) {
    await forgiveAttempt(message.parts.db, key);
  }
}

type KeyLimit = Readonly<{ key: AttemptKey; limit: AttemptLimit }>;

async function codeLimits(
  visit: Visit,
  { parts, email }: CodeMessage,
): Promise<readonly KeyLimit[]> {
  const { request } = visit;
  if (await parts.knownBrowsers.isKnown(request, email)) {
    return [{ key: ['codes from known browsers to', email], limit: CODES_PER_EMAIL }];
  }
  return [
    {
      key: ['codes from', networkOf(request.ip)],
      limit: ofAddress(CODES_PER_ADDRESS, { visit, parts }),
    },
    { key: ['codes to', email], limit: CODES_PER_EMAIL },
  ];
}

export function knownBrowserKey(email: EmailAddress): AttemptKey {
  return ['guesses in known browsers at', email];
}

export function strangeBrowserKey(email: EmailAddress): AttemptKey {
  return ['guesses at', email];
}

function countRefusal(
  isAllowed: boolean,
  { visit, parts, limit }: Readonly<{ visit: Visit; parts: HostedParts; limit: LimitName }>,
): boolean {
  if (!isAllowed) parts.onLimit(limit, { address: visit.request.ip });
  return isAllowed;
}

function ofAddress(
  limit: AttemptLimit,
  { visit, parts }: Readonly<{ visit: Visit; parts: HostedParts }>,
): AttemptLimit {
  return { ...limit, max: limit.max * parts.allowanceOf(visit.request.ip) };
}
