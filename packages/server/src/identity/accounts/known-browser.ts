import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import type { GetSecretKey } from '../../platform/secrets/secret-keys.ts';
import { findCredentials } from './accounts.ts';
import type { EmailAddress } from './email-address.ts';

/**
 * Browsers in which an account was opened with its password. Their guesses are counted apart, so that guesses elsewhere
 * cannot lock the owner out of them. A new password makes all browsers unknown.
 */
export type KnownBrowsers = Readonly<{
  isKnown: (request: FastifyRequest, email: EmailAddress) => Promise<boolean>;
  /** Makes the browser of the request known, by a cookie in the reply. */
  remember: (asked: Asked, email: EmailAddress) => Promise<void>;
}>;

type Asked = Readonly<{ request: FastifyRequest; reply: FastifyReply }>;

const COOKIE = 'known-browser';
export const KNOWN_BROWSER_S = 365 * 24 * 60 * 60;

/** A family may share a browser. It remembers the latest of its accounts. */
const MOST_ACCOUNTS = 5;

export function createKnownBrowsers(
  parts: Readonly<{ db: Kysely<Database>; getSecretKey: GetSecretKey; publicUrl: () => string }>,
): KnownBrowsers {
  const { db, getSecretKey, publicUrl } = parts;
  const sealOf = async (email: EmailAddress): Promise<string | undefined> => {
    const credentials = await findCredentials(db, email);
    if (credentials === undefined) return undefined;
    const { accountId, passwordHash } = credentials;
    return createHmac('sha256', await getSecretKey('known-browsers'))
      .update(JSON.stringify([accountId, passwordHash]))
      .digest('base64url');
  };
  return {
    isKnown: async ({ cookies }, email) => {
      const sent = readSeals(cookies[COOKIE]);
      if (sent.length === 0) return false;
      const seal = await sealOf(email);
      return seal !== undefined && sent.some((each) => isSame(seal, each));
    },
    remember: async ({ request, reply }, email) => {
      const seal = await sealOf(email);
      if (seal === undefined) return;
      const others = readSeals(request.cookies[COOKIE]).filter((each) => each !== seal);
      const seals = [seal, ...others].slice(0, MOST_ACCOUNTS);
      reply.setCookie(COOKIE, seals.join(SEPARATOR), {
        path: '/sign-in',
        httpOnly: true,
        sameSite: 'lax',
        secure: publicUrl().startsWith('https:'),
        maxAge: KNOWN_BROWSER_S,
      });
    },
  };
}

/** Base64url, and so a seal, never contains it. */
const SEPARATOR = '.';

/** Returns one seal for each account, the latest first. */
function readSeals(cookie = ''): readonly string[] {
  return cookie === '' ? [] : cookie.split(SEPARATOR, MOST_ACCOUNTS);
}

function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
