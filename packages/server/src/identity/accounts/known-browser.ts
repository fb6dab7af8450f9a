import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import { type GetSecretKey, isSameSecret } from '../../platform/secrets.ts';
import { findOwner } from './accounts.ts';
import type { EmailAddress } from './email-address.ts';

export type KnownBrowsers = ReturnType<typeof createKnownBrowsers>;

type Visit = Readonly<{ request: FastifyRequest; reply: FastifyReply }>;

const COOKIE = 'known-browser';
export const KNOWN_BROWSER_S = 365 * 24 * 60 * 60;

/** A family may share a browser. It remembers the latest of its accounts. */
const MOST_ACCOUNTS = 5;

/**
 * Browsers in which an account was opened with its password. Their guesses are counted apart, so that guesses elsewhere
 * cannot lock the owner out of them. A new password makes all browsers unknown.
 */
export function createKnownBrowsers(
  parts: Readonly<{ db: Kysely<Database>; getSecretKey: GetSecretKey; publicUrl: () => string }>,
) {
  const { db, getSecretKey, publicUrl } = parts;
  const sealOf = async (email: EmailAddress): Promise<string | undefined> => {
    const owner = await findOwner(db, email);
    if (owner?.passwordHash === undefined) return undefined;
    return createHmac('sha256', await getSecretKey('known-browsers'))
      .update(JSON.stringify([owner.id, owner.passwordHash]))
      .digest('base64url');
  };
  return {
    isKnown: async ({ cookies }: FastifyRequest, email: EmailAddress): Promise<boolean> => {
      const sent = readSeals(cookies[COOKIE]);
      if (sent.length === 0) return false;
      const seal = await sealOf(email);
      return seal !== undefined && sent.some((each) => isSameSecret(each, seal));
    },
    /** Makes the browser of the request known, by a cookie in the reply. */
    remember: async ({ request, reply }: Visit, email: EmailAddress): Promise<void> => {
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
