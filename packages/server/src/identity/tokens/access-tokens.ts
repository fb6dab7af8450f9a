import { ok, type Result, refuse } from '@outoften/rules/result';
import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import type { Kysely } from 'kysely';
import { PRESENT_STORE, type StoreAccess } from '../../platform/db/health/store-access.ts';
import type { Database } from '../../platform/db/tables.ts';
import { findAccount } from '../accounts/accounts.ts';
import { GRANT_CLAIM, type GrantMark, listKeptGrants } from './grants.ts';
import { keepIssuerKeys } from './issuer-keys.ts';

export type TokenRefusal =
  | 'token-malformed'
  | 'token-expired'
  | 'token-refused'
  | 'account-deleted';

export type VerifyAccessToken = (token: string) => Promise<Result<Account, TokenRefusal>>;

/** The conditions for accepting an access token. */
export type TokenRules = Readonly<{
  issuer: string;
  /** The required audience; undefined if the issuer's tokens have none. */
  audience: string | undefined;
  /** The claim that contains the audience, usually `aud`. */
  audienceClaim: string;
  /** The client that the token must be issued to, in `client_id` or `azp`; undefined for any. */
  clientId: string | undefined;
  /** The required `typ` of the header; undefined to skip the check. */
  type: string | undefined;
  scopes: readonly string[];
  algorithms: readonly string[];
  getKey: JWTVerifyGetKey;
  /** Checks whether the grant of a token is still valid; undefined if only the issuer knows. */
  isGrantKept: ((grant: GrantMark) => Promise<boolean>) | undefined;
  /** Checks whether an account was deleted; undefined if only the issuer knows. */
  isDeleted: ((subject: string) => Promise<boolean>) | undefined;
  /** Milliseconds since 1970. */
  now: () => number;
}>;

/** How far two clocks may differ. */
const CLOCK_TOLERANCE_S = 5;

/** Verifies tokens by the rules. Throws what `getKey` throws if keys are unavailable. */
export function accessTokenVerifier(readRules: () => TokenRules): VerifyAccessToken {
  return async (token) => {
    const { errors, jwtVerify } = await import('jose');
    const rules = readRules();
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
      if (error instanceof errors.JWTExpired) {
        return refuse(await whyRefused('token-expired', error.payload, rules));
      }
      if (error instanceof errors.JWSInvalid) return refuse('token-malformed');
      if (isFaultOfKeys(error)) throw error;
      if (error instanceof errors.JOSEError) return refuse('token-refused');
      throw error;
    }
  };
}

/**
 * Returns the rules of the embedded issuer. Its keys are in the store. While the store is away, a token stays valid for
 * its few minutes, and no account counts as deleted. Nothing of an account can be read or changed without the store, but
 * films can be played.
 */
export function embeddedTokenRules({
  db,
  store = PRESENT_STORE,
  issuer,
  audience,
  now,
}: Readonly<{
  db: Kysely<Database>;
  /** {@link PRESENT_STORE} if not given. */
  store?: StoreAccess | undefined;
  issuer: () => string;
  audience: () => string;
  now: () => number;
}>): () => TokenRules {
  const getKey = storedKeys({ db, now });
  const orAway = (look: () => Promise<boolean>, away: boolean) =>
    store.inTime(look).catch(() => away);
  return () => ({
    issuer: issuer(),
    audience: audience(),
    audienceClaim: 'aud',
    clientId: undefined,
    type: 'at+jwt',
    scopes: ['openid'],
    algorithms: ['ES256'],
    getKey,
    isGrantKept: (grant) =>
      orAway(async () => (await listKeptGrants(db, [grant])).has(grant), true),
    isDeleted: (subject) =>
      orAway(async () => (await findAccount(db, subject)) === undefined, false),
    now,
  });
}

/**
 * Reads the keys again for an unknown one, because another server may have made it a moment ago. It does so at limited
 * intervals.
 */
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

/** Keycloak signs these kinds with the same key as access tokens. */
const OTHER_KINDS: readonly unknown[] = ['ID', 'Logout', 'Refresh', 'Offline'];

/**
 * Detects tokens that the issuer signs for other purposes, by their marks: ID tokens by the claims of OpenID, Cognito
 * and Keycloak, sign-out tokens by `events`.
 */
function isOfAnotherKind({ nonce, at_hash, events, token_use, typ }: JWTPayload): boolean {
  const isCognitos = token_use !== undefined && token_use !== 'access';
  const isMarked = nonce !== undefined || at_hash !== undefined || events !== undefined;
  return isMarked || isCognitos || OTHER_KINDS.includes(typ);
}

async function readAccount(
  payload: JWTPayload,
  rules: TokenRules,
): Promise<Result<Account, TokenRefusal>> {
  const { sub, iss, email, email_verified } = payload;
  const { isGrantKept } = rules;
  if (sub === undefined || sub === '' || iss === undefined) return refuse('token-refused');
  const grant = isGrantKept && readGrant(payload);
  if (grant !== undefined && !(await isGrantKept?.(grant))) {
    return refuse(await whyRefused('token-refused', payload, rules));
  }
  return ok({
    subject: sub,
    issuer: iss,
    email: typeof email === 'string' ? email : undefined,
    // Cognito writes the value as text.
    emailVerified: email_verified === true || email_verified === 'true',
    ...(grant !== undefined && { grant }),
  });
}

/** A browser removes what it saved about a deleted account, so it must learn that from an old token too. */
async function whyRefused(
  refusal: TokenRefusal,
  { sub = '' }: JWTPayload,
  { isDeleted }: TokenRules,
): Promise<TokenRefusal> {
  return (await isDeleted?.(sub)) ? 'account-deleted' : refusal;
}

/** Returns undefined for a token of a server of version 0.9: it names no grant, and expires within ten minutes. */
function readGrant({ [GRANT_CLAIM]: grant }: JWTPayload): GrantMark | undefined {
  return typeof grant === 'string' ? (grant as GrantMark) : undefined;
}

/** Returns true if the keys could not be fetched. The token is not wrong because of that. */
function isFaultOfKeys(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === 'ERR_JWKS_TIMEOUT' || code === 'ERR_JOSE_GENERIC' || code === 'ERR_JWKS_INVALID';
}

/** The account that a token is about. The same subject at another issuer is another account. */
export type Account = Readonly<{
  subject: string;
  issuer: string;
  email: string | undefined;
  emailVerified: boolean;
  /** The grant that the token belongs to; undefined for tokens of other issuers. */
  grant?: GrantMark | undefined;
}>;
