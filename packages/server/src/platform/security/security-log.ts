import { createHmac } from 'node:crypto';
import { type LimitedParty, networkOf, type OnLimit } from '../limits/address-limits.ts';
import { createRecentMap } from '../recent-map.ts';
import type { GetSecretKey } from '../secrets.ts';

/** The events that are logged for the investigation of attacks, with the message of each. */
export const SECURITY_EVENTS = {
  'account-deleted': 'an account was deleted',
  'address-changed': 'an account has another e-mail address',
  'code-wrong': 'a wrong code was typed',
  'limit-reached': 'a limit was reached',
  'operator-acted': 'the operator used a command',
  'outbox-key-wrong': 'the outbox was asked for with a wrong key',
  'password-changed': 'a password was changed',
  'password-reset': 'a password was reset',
  'player-barred': 'a player was barred from a room',
  'sign-in-failed': 'a sign-in failed',
  'social-linked': 'an account of another service was linked to an account',
  'social-removed': 'the links of an account to other services were removed',
  'signed-out-everywhere': 'an account was signed out everywhere',
} as const;

export type SecurityEvent = keyof typeof SECURITY_EVENTS;

/** The account and the address of an event. The line contains only their hashes. */
export type SecurityParty = LimitedParty &
  Readonly<{
    /** The account that caused the event, if it is another one. */
    by?: string | undefined;
    /** Written unchanged. */
    details?: Readonly<Record<string, string>>;
  }>;

export type ReportEvent = (event: SecurityEvent, party: SecurityParty) => void;

type SecurityLogParts = Readonly<{
  getSecretKey: GetSecretKey;
  /** Milliseconds since 1970. */
  now: () => number;
  write: (line: object, message: string) => void;
  countEvent: (event: SecurityEvent) => void;
  countRefusal: (limit: Parameters<OnLimit>[0]) => void;
}>;

const QUIET_MS = 60_000;

/** The number of parties whose last line is remembered. */
const KEPT_PARTIES = 10_000;

/** 96 bits, in characters of base64url. It is practically impossible that two parties share a hash. */
const HASH_LENGTH = 16;

/**
 * Writes lines in which an account or network always has the same hash. Without the store's key, the hash shows
 * nothing.
 */
export function createSecurityLog(parts: SecurityLogParts) {
  const { getSecretKey, now, write, countEvent, countRefusal } = parts;
  const saidAt = createRecentMap<string, number>(KEPT_PARTIES);
  const report: ReportEvent = (event, party) => {
    countEvent(event);
    getSecretKey('log-hashes')
      // While the store is away, a line without hashes is better than none.
      .catch(() => undefined)
      .then((key) =>
        write({ event, ...party.details, ...hashParty(party, key) }, SECURITY_EVENTS[event]),
      );
  };
  /** Counts each refusal. Writes at most one line per minute for a network or account. */
  const limitReached: OnLimit = (limit, party) => {
    countRefusal(limit);
    const { address = '', account = '' } = party;
    const who = `${limit} ${networkOf(address)} ${account}`;
    const at = now();
    const before = saidAt.get(who);
    if (before !== undefined && at >= before && at < before + QUIET_MS) return;
    saidAt.set(who, at);
    report('limit-reached', { ...party, details: { limit } });
  };
  return { report, limitReached };
}

function hashParty({ address, account, by }: SecurityParty, key: Uint8Array | undefined) {
  if (key === undefined) return {};
  return {
    ...(account && { account: hash(key, `account ${account}`) }),
    ...(by && { by: hash(key, `account ${by}`) }),
    ...(address && { network: hash(key, `network ${networkOf(address)}`) }),
  };
}

function hash(key: Uint8Array, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url').slice(0, HASH_LENGTH);
}
