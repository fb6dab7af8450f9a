import { type LimitName, networkOf } from '../../platform/limits/address-limits.ts';
import {
  type AttemptKey,
  type AttemptLimit,
  countAttempt,
  forgetAttempts,
  forgiveAttempt,
} from '../../platform/limits/attempts.ts';
import type { EmailAddress } from '../accounts/email-address.ts';
import type { HostedParts, Visit } from './hosted-visit.ts';

const QUARTER_MS = 15 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

/**
 * Limits of wrong passwords and codes. An account has one limit for browsers it knows and one for all others. An
 * address has a higher limit, because a whole room may share it.
 */
export const GUESSES_PER_ACCOUNT: AttemptLimit = { max: 10, windowMs: QUARTER_MS };
export const GUESSES_PER_ADDRESS: AttemptLimit = { max: 100, windowMs: QUARTER_MS };

/** Limits of messages with a code: to one e-mail address, and requested from one address. */
export const CODES_PER_EMAIL: AttemptLimit = { max: 5, windowMs: HOUR_MS };
export const CODES_PER_ADDRESS: AttemptLimit = { max: 100, windowMs: HOUR_MS };

type Guess = Readonly<{
  parts: HostedParts;
  /** The account of the guess; undefined for a code without an account. */
  email: EmailAddress | undefined;
}>;

/** A guess that was counted. */
export type CountedGuess = Readonly<{
  isAllowed: boolean;
  /** Call it once the guess turns out to be right. It then no longer counts. */
  forgive: () => Promise<void>;
}>;

/**
 * Counts a guess at an account's password. In a browser that the account knows, it counts for that browser only. So the
 * owner is not locked out by guesses of others, in other browsers or at the same address.
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

/** Counts a guess at a code, as {@link countPasswordGuess} does. Each code has a limit of five tries as well. */
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

/** Counts a message with a code. A browser that the account knows has its own limit. */
export async function mayAskForCode(visit: Visit, message: CodeMessage): Promise<boolean> {
  const { db, now } = message.parts;
  for (const { key, limit } of await codeLimits(visit, message)) {
    const isCounted = await countAttempt(db, { key, limit, now: now() });
    if (!countRefusal(isCounted, { visit, parts: message.parts, limit: 'codes' })) return false;
  }
  return true;
}

/** Takes back the count of a code that the server could not send. */
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
