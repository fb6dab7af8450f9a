import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import type { GetSecretKey } from '../../platform/secrets/secret-keys.ts';
import { findCredentials } from './accounts.ts';
import type { EmailAddress } from './email-address.ts';

/**
 * Browsers that an account was opened in by its password. Guesses in them are counted apart, so that whoever guesses
 * elsewhere keeps nobody out of a browser of theirs. A new password makes all of them strange.
 */
export type KnownBrowsers = Readonly<{
  isKnown: (request: FastifyRequest, email: EmailAddress) => Promise<boolean>;
  /** Makes the browser known that is answered. */
  remember: (reply: FastifyReply, email: EmailAddress) => Promise<void>;
}>;

export type KnownBrowsersParts = Readonly<{
  db: Kysely<Database>;
  getSecretKey: GetSecretKey;
  publicUrl: () => string;
}>;

const COOKIE = 'known-browser';
const MAX_AGE_S = 365 * 24 * 60 * 60;

export function createKnownBrowsers(parts: KnownBrowsersParts): KnownBrowsers {
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
      const sent = cookies[COOKIE];
      if (sent === undefined) return false;
      const seal = await sealOf(email);
      return seal !== undefined && isSame(seal, sent);
    },
    remember: async (reply, email) => {
      const seal = await sealOf(email);
      if (seal === undefined) return;
      reply.setCookie(COOKIE, seal, {
        path: '/sign-in',
        httpOnly: true,
        sameSite: 'lax',
        secure: publicUrl().startsWith('https:'),
        maxAge: MAX_AGE_S,
      });
    },
  };
}

function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
