import { ok, type Result, refuse } from '@outoften/rules/result';
import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import type { Kysely } from 'kysely';
import { PRESENT_STORE, type StoreAccess } from '../../platform/db/health/store-access.ts';
import type { Database } from '../../platform/db/tables.ts';
import type { Account } from './account.ts';
import { GRANT_CLAIM, type GrantMark, listKeptGrants } from './grants.ts';
import { keepIssuerKeys } from './issuer-keys.ts';

export type TokenRefusal = 'token-malformed' | 'token-expired' | 'token-refused';

export type VerifyAccessToken = (token: string) => Promise<Result<Account, TokenRefusal>>;

/** What an access token must be to be believed. */
export type TokenRules = Readonly<{
  issuer: string;
  /** Who it must be for; undefined where the issuer's tokens don't say. */
  audience: string | undefined;
  /** Where it says so: mostly `aud`. */
  audienceClaim: string;
  /** Whom it must have been given to, in its `client_id` or `azp`; undefined for anyone. */
  clientId: string | undefined;
  /** The `typ` of its header; undefined where the issuer writes none worth checking. */
  type: string | undefined;
  scopes: readonly string[];
  algorithms: readonly string[];
  getKey: JWTVerifyGetKey;
  /** Whether the grant of a token is still good; undefined where only the issuer knows. */
  isGrantKept: ((grant: GrantMark) => Promise<boolean>) | undefined;
  /** Milliseconds since 1970. */
  now: () => number;
}>;

/** How far two clocks may be apart. */
const CLOCK_TOLERANCE_S = 5;

/** Verifies tokens by the rules. Throws what `getKey` throws when keys can't be had. */
export function accessTokenVerifier(
  readRules: () => TokenRules | Promise<TokenRules>,
): VerifyAccessToken {
  return async (token) => {
    const { errors, jwtVerify } = await import('jose');
    const rules = await readRules();
    try {
      const { payload } = await jwtVerify(token, rules.getKey, {
        issuer: rules.issuer,
        algorithms: [...rules.algorithms],
        requiredClaims: ['sub', 'exp'],
        clockTolerance: CLOCK_TOLERANCE_S,
        currentDate: new Date(rules.now()),
        ...(rules.type !== undefined && { typ: rules.type }),
      });
      if (!obeysRules(payload, rules)) return refuse('token-refused');
      return await readAccount(payload, rules);
    } catch (error) {
      if (error instanceof errors.JWTExpired) return refuse('token-expired');
      if (error instanceof errors.JWSInvalid) return refuse('token-malformed');
      if (isFaultOfKeys(error)) throw error;
      if (error instanceof errors.JOSEError) return refuse('token-refused');
      throw error;
    }
  };
}

/** The rules of the issuer that is part of this server; it knows the keys from the store. */
export function embeddedTokenRules(
  parts: Readonly<{
    db: Kysely<Database>;
    /** {@link PRESENT_STORE} if not given. */
    store?: StoreAccess | undefined;
    issuer: () => string;
    audience: () => string;
    now: () => number;
  }>,
): () => Promise<TokenRules> {
  const getKey = storedKeys(parts);
  return async () => ({
    issuer: parts.issuer(),
    audience: parts.audience(),
    audienceClaim: 'aud',
    clientId: undefined,
    type: 'at+jwt',
    scopes: ['openid'],
    algorithms: ['ES256'],
    getKey,
    isGrantKept: (grant) => isGrantKept(parts, grant),
    now: parts.now,
  });
}

/**
 * While the store is away, a token is good for the minutes that it lasts. Nothing of an account can be read or changed
 * without the store, and films can be played.
 */
async function isGrantKept(
  { db, store = PRESENT_STORE }: Parameters<typeof embeddedTokenRules>[0],
  grant: GrantMark,
): Promise<boolean> {
  try {
    return (await store.inTime(() => listKeptGrants(db, [grant]))).has(grant);
  } catch {
    return true;
  }
}

/** Another server may have made the key a moment ago: an unknown one is looked for once more, not too often. */
function storedKeys({
  db,
  now,
}: Readonly<{ db: Kysely<Database>; now: () => number }>): JWTVerifyGetKey {
  const LOOK_AGAIN_MS = 1_000;
  let known: Readonly<{ find: JWTVerifyGetKey; readAt: number }> | undefined;
  const read = async () => {
    const { createLocalJWKSet } = await import('jose');
    const { tokens } = await keepIssuerKeys(db, now());
    const keys = tokens.map(({ d: _private, ...key }) => ({ ...key, kty: 'EC' }));
    known = { find: createLocalJWKSet({ keys }), readAt: now() };
    return known;
  };
  return async (header, token) => {
    const { errors } = await import('jose');
    const before = known ?? (await read());
    try {
      return await before.find(header, token);
    } catch (error) {
      const isUnknown = error instanceof errors.JWKSNoMatchingKey;
      if (!isUnknown || now() - before.readAt < LOOK_AGAIN_MS) throw error;
      return (await read()).find(header, token);
    }
  };
}

function obeysRules(payload: JWTPayload, rules: TokenRules): boolean {
  const { clientId, scopes } = rules;
  const isGiven = clientId === undefined || [payload.client_id, payload.azp].includes(clientId);
  const granted = typeof payload.scope === 'string' ? payload.scope.split(' ') : [];
  const isGranted = scopes.every((scope) => granted.includes(scope));
  return isFor(payload, rules) && isGiven && isGranted && !isOfAnotherKind(payload);
}

function isFor(payload: JWTPayload, { audience, audienceClaim }: TokenRules): boolean {
  if (audience === undefined) return true;
  return [payload[audienceClaim]].flat().includes(audience);
}

/** Keycloak's tokens that are none for an API: it signs some of them by the same key. */
const OTHER_KINDS: readonly unknown[] = ['ID', 'Logout', 'Refresh', 'Offline'];

/**
 * What the issuer signs for other purposes, by the marks that issuers give it: ID tokens by OpenID's own, Cognito's
 * and Keycloak's, sign-out tokens by their `events`.
 */
function isOfAnotherKind({ nonce, at_hash, events, token_use, typ }: JWTPayload): boolean {
  const isCognitos = token_use !== undefined && token_use !== 'access';
  const isMarked = nonce !== undefined || at_hash !== undefined || events !== undefined;
  return isMarked || isCognitos || OTHER_KINDS.includes(typ);
}

async function readAccount(
  payload: JWTPayload,
  { isGrantKept }: TokenRules,
): Promise<Result<Account, TokenRefusal>> {
  const { sub, iss, email, email_verified } = payload;
  if (sub === undefined || sub === '' || iss === undefined) return refuse('token-refused');
  const grant = isGrantKept && readGrant(payload);
  if (grant !== undefined && !(await isGrantKept?.(grant))) return refuse('token-refused');
  return ok({
    subject: sub,
    issuer: iss,
    email: typeof email === 'string' ? email : undefined,
    // Cognito writes it as text.
    emailVerified: email_verified === true || email_verified === 'true',
    ...(grant !== undefined && { grant }),
  });
}

/** Undefined for a token of a server of version 0.9, which names no grant and ends within ten minutes. */
function readGrant({ [GRANT_CLAIM]: grant }: JWTPayload): GrantMark | undefined {
  return typeof grant === 'string' ? (grant as GrantMark) : undefined;
}

/** The keys couldn't be fetched: nobody's token is wrong because of that. */
function isFaultOfKeys(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === 'ERR_JWKS_TIMEOUT' || code === 'ERR_JOSE_GENERIC' || code === 'ERR_JWKS_INVALID';
}
