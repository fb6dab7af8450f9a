import { ok, type Result, refuse } from '@outoften/rules/result';
import { hashSecret } from '../../platform/secrets.ts';
import type { Account, TokenRefusal } from '../tokens/access-tokens.ts';
import type { VerifyCustomToken } from './custom-verifier.ts';
import type { GuestTokens } from './guest-tokens.ts';

declare module '../../platform/graphql/graphql-context.ts' {
  interface GraphqlContext {
    readonly caller: Caller;
    /** What players without an account may do with rooms. */
    readonly walkIns: WalkIns;
  }
}

/** The sender of a request. */
export type Caller = Readonly<
  { type: 'anonymous' } | GuestCaller | AccountCaller | { type: 'api-key'; name: string }
>;

/** A browser without an account. It plays in rooms as a walk-in. */
export type GuestCaller = Readonly<{
  type: 'guest';
  /** The guest's name in the store. It is a hash of the guest's id, because the id is a secret. */
  owner: string;
  walkIns: WalkIns;
}>;

/** What players without an account may do with rooms: host and join them, only join them, or neither. */
export type WalkIns = 'host' | 'join' | 'off';

/** A caller that can have seats, drawn films and a name. */
export type PlayingCaller = AccountCaller | GuestCaller;

export type AccountCaller = Readonly<{
  type: 'account';
  account: Account;
  /** The account's name in the store. It differs for two issuers that use the same subject. */
  owner: string;
  /** True if this server keeps the account. The store then has more about it than a token says. */
  isOurs: boolean;
}>;

export type CallerRefusal =
  | 'malformed'
  | 'two-credentials'
  | 'expired-token'
  | 'invalid-token'
  | 'unknown-key';

/** Verifies the access tokens of an issuer. */
export type AccessTokens = Readonly<{
  /** The `iss` of the issuer's tokens. */
  issuer: () => string;
  /** True for the issuer that is part of this server. */
  isOurs: boolean;
  verify: (token: string) => Promise<Result<Account, TokenRefusal>>;
}>;

export type CallerParts = Readonly<{
  accessTokens: readonly AccessTokens[];
  apiKeys: ApiKeys;
  guestTokens: GuestTokens;
  /** Verifies tokens of issuers unknown here; undefined if the settings name no such module. */
  verifyCustomToken: VerifyCustomToken | undefined;
  walkIns: WalkIns;
}>;

/** The headers that identify the caller. */
export type CallerHeaders = Readonly<{
  authorization?: string | undefined;
  'x-api-key'?: string | readonly string[] | undefined;
}>;

/** The longest token that is read, in characters. */
const LONGEST_TOKEN = 8_000;

/**
 * Identifies the sender of every request. A request without credentials is anonymous. Wrong credentials are refused: a
 * player with an expired token would otherwise become another player without noticing.
 */
export async function identifyCaller(
  headers: CallerHeaders,
  parts: CallerParts,
): Promise<Result<Caller, CallerRefusal>> {
  const { authorization, 'x-api-key': apiKey } = headers;
  if (authorization !== undefined && apiKey !== undefined) return refuse('two-credentials');
  if (apiKey !== undefined) return identifyProgram(String(apiKey), parts);
  if (authorization === undefined) return ok({ type: 'anonymous' });
  const token = /^bearer +([\w.~+/=-]+)$/i.exec(authorization)?.[1];
  if (token === undefined || token.length > LONGEST_TOKEN) return refuse('malformed');
  return identifyBearer(token, parts);
}

function identifyProgram(apiKey: string, { apiKeys }: CallerParts): Result<Caller, CallerRefusal> {
  const name = findApiKey(apiKeys, apiKey);
  return name === undefined ? refuse('unknown-key') : ok({ type: 'api-key', name });
}

/** The issuer named in a token only selects its verifier. It is not believed before the token is verified. */
async function identifyBearer(
  token: string,
  { accessTokens, guestTokens, verifyCustomToken, walkIns }: CallerParts,
): Promise<Result<Caller, CallerRefusal>> {
  const issuer = readIssuer(token);
  if (issuer === guestTokens.issuer()) {
    const id = await guestTokens.verify(token);
    if (id === undefined) return refuse('invalid-token');
    return ok({ type: 'guest', owner: ownerOfGuest(id), walkIns });
  }
  const known = accessTokens.find((each) => each.issuer() === issuer);
  if (known !== undefined) {
    const verified = await known.verify(token);
    if (verified.ok) return ok(asCaller(verified.value, known));
    return refuse(verified.refusal === 'token-expired' ? 'expired-token' : 'invalid-token');
  }
  const account = await verifyCustomToken?.(token);
  return account ? ok(asCaller(account, { isOurs: false })) : refuse('invalid-token');
}

/**
 * Names an account of this server by its subject alone. The issuer's address is the server's address, and players keep
 * their profiles when that changes.
 */
function asCaller(account: Account, { isOurs }: Pick<AccessTokens, 'isOurs'>): AccountCaller {
  const { subject, issuer } = account;
  return { type: 'account', account, owner: isOurs ? subject : `${issuer}#${subject}`, isOurs };
}

/** The names of guests in the store begin with it. */
export const GUEST_OWNER = 'guest#';

/**
 * Returns the guest's name in the store. It differs from every account's: the subject of an account of this server
 * contains no `#`.
 */
export function ownerOfGuest(guestId: string): string {
  return `${GUEST_OWNER}${hashSecret('guest', guestId)}`;
}

/** Returns the caller's name in the store; undefined for callers that own nothing. */
export function ownerOf(caller: Caller): string | undefined {
  return 'owner' in caller ? caller.owner : undefined;
}

/** Returns when the credentials expire, in milliseconds since 1970; undefined if they do not say. */
export function expiryOf({ authorization = '' }: CallerHeaders): number | undefined {
  const { exp } = readClaims(authorization);
  return typeof exp === 'number' ? exp * 1000 : undefined;
}

/** Returns undefined if the token is no JWT or names no issuer. */
function readIssuer(token: string): string | undefined {
  const { iss } = readClaims(token);
  return typeof iss === 'string' ? iss : undefined;
}

/** Returns the claims of a token without verifying them; an empty object if it is no JWT. */
function readClaims(token: string): Readonly<{ iss?: unknown; exp?: unknown }> {
  const [, payload, signature, ...more] = token.split('.');
  if (payload === undefined || signature === undefined || more.length > 0) return {};
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    return Object(claims);
  } catch {
    return {};
  }
}

/** Names of programs that may use the API, by the hash of their key. The keys themselves are not kept. */
export type ApiKeys = ReadonlyMap<string, string>;

export const NO_API_KEYS: ApiKeys = new Map();

const SHORTEST_KEY = 16;
const LONGEST_KEY = 200;

/**
 * Reads `name:key` pairs with commas between them. Undefined if a pair is wrong, or if two have the same name or key.
 */
export function parseApiKeys(text: string): ApiKeys | undefined {
  const keys = new Map<string, string>();
  for (const pair of text.split(',')) {
    const [, name, key] = /^\s*([a-z][a-z0-9-]{0,31}):([\w.~+/=-]+)\s*$/.exec(pair) ?? [];
    if (name === undefined || key === undefined) return undefined;
    if (key.length < SHORTEST_KEY || key.length > LONGEST_KEY) return undefined;
    const hash = hashSecret(key);
    if (keys.has(hash) || [...keys.values()].includes(name)) return undefined;
    keys.set(hash, name);
  }
  return keys;
}

/**
 * Returns the name of the key's program. Looks the key up by its hash, so that timing says nothing about other keys.
 */
export function findApiKey(keys: ApiKeys, key: string): string | undefined {
  return key.length > LONGEST_KEY ? undefined : keys.get(hashSecret(key));
}
