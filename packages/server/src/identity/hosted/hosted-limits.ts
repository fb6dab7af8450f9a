import { networkOf } from '../../platform/limits/address-limits.ts';
import {
  type AttemptKey,
  type AttemptLimit,
  countAttempt,
  forgetAttempts,
  forgiveAttempt,
} from '../../platform/limits/attempts.ts';
import type { EmailAddress } from '../accounts/email-address.ts';
import type { Visit } from './hosted-visit.ts';

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

/** What is counted, and how often it may happen. */
type Count = Readonly<{ key: AttemptKey; limit: AttemptLimit }>;

const ofKnownBrowsers = (email: EmailAddress): AttemptKey => [
  'guesses in known browsers at',
  email,
];
const ofOtherBrowsers = (email: EmailAddress): AttemptKey => ['guesses at', email];

/**
 * Counts a guess at an account's password, and returns whether it is allowed. In a browser that the account knows, it
 * counts for that browser only. So the owner is not locked out by guesses of others, in other browsers or at the same
 * address. Call `forgive` once the guess turns out to be right: it then no longer counts.
 */
export async function countPasswordGuess(visit: Visit, email: EmailAddress) {
  const { db, knownBrowsers, request } = visit;
  const isKnown = await knownBrowsers.isKnown(request, email);
  const account = isKnown ? ofKnownBrowsers(email) : ofOtherBrowsers(email);
  const ofAddress = isKnown ? [] : [guessesFrom(visit)];
  const ofAccount = { key: account, limit: GUESSES_PER_ACCOUNT };
  return {
    isAllowed: await countAll(visit, 'passwords', [...ofAddress, ofAccount]),
    forgive: async () => {
      await forgetAttempts(db, account);
      for (const { key } of ofAddress) await forgiveAttempt(db, key);
    },
  };
}

/**
 * Counts a guess at a code, as {@link countPasswordGuess} does. Each code has a limit of five tries as well.
 * @param email the account of the guess; undefined for a code without an account
 */
export async function countCodeGuess(visit: Visit, email: EmailAddress | undefined) {
  const { db, knownBrowsers, request } = visit;
  const isKnown = email !== undefined && (await knownBrowsers.isKnown(request, email));
  const counts = isKnown ? [] : [guessesFrom(visit)];
  return {
    isAllowed: await countAll(visit, 'passwords', counts),
    forgive: async () => {
      for (const { key } of counts) await forgiveAttempt(db, key);
    },
  };
}

/** A new password frees its account from the guesses that were made before. */
export async function forgetGuesses({ db }: Visit, email: EmailAddress): Promise<void> {
  await forgetAttempts(db, ofOtherBrowsers(email));
  await forgetAttempts(db, ofKnownBrowsers(email));
}

/** Counts a message with a code. A browser that the account knows has its own limit. */
export async function mayAskForCode(visit: Visit, email: EmailAddress): Promise<boolean> {
  return countAll(visit, 'codes', await codeCounts(visit, email));
}

/** Takes back the count of a code that the server could not send. */
export async function forgiveCode(visit: Visit, email: EmailAddress): Promise<void> {
  for (const { key } of await codeCounts(visit, email)) await forgiveAttempt(visit.db, key);
}

async function codeCounts(visit: Visit, email: EmailAddress): Promise<readonly Count[]> {
  if (await visit.knownBrowsers.isKnown(visit.request, email)) {
    return [{ key: ['codes from known browsers to', email], limit: CODES_PER_EMAIL }];
  }
  return [
    countFrom(visit, 'codes from', CODES_PER_ADDRESS),
    { key: ['codes to', email], limit: CODES_PER_EMAIL },
  ];
}

function guessesFrom(visit: Visit): Count {
  return countFrom(visit, 'guesses from', GUESSES_PER_ADDRESS);
}

/** The limit of an address grows with its allowance. */
function countFrom(
  { request: { ip }, allowanceOf }: Visit,
  what: string,
  { max, windowMs }: AttemptLimit,
): Count {
  return { key: [what, networkOf(ip)], limit: { max: max * allowanceOf(ip), windowMs } };
}

/** Counts one after the other, up to the first that is over its limit. Returns false if there is one. */
async function countAll(
  { db, now, onLimit, request }: Visit,
  limit: 'passwords' | 'codes',
  counts: readonly Count[],
): Promise<boolean> {
  for (const count of counts) {
    if (await countAttempt(db, { ...count, now: now() })) continue;
    onLimit(limit, { address: request.ip });
    return false;
  }
  return true;
}
