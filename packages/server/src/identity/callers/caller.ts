import { ok, type Result, refuse } from '@outoften/rules/result';
import { hashSecret } from '../../platform/secrets/secret-hash.ts';
import type { TokenRefusal } from '../tokens/access-tokens.ts';
import type { Account } from '../tokens/account.ts';
import { type ApiKeys, findApiKey } from './api-keys.ts';
import type { VerifyCustomToken } from './custom-verifier.ts';
import type { GuestTokens } from './guest-tokens.ts';

declare module '../../platform/graphql/graphql-context.ts' {
  interface GraphqlContext {
    readonly caller: Caller;
    /** What players without an account may do with rooms. */
    readonly walkIns: WalkIns;
  }
}

/** Who a request comes from. */
export type Caller = Readonly<
  { type: 'anonymous' } | GuestCaller | AccountCaller | { type: 'api-key'; name: string }
>;

/** A browser without an account. It plays in rooms as a walk-in. */
export type GuestCaller = Readonly<{
  type: 'guest';
  /** Names the guest in the store. It is made of the guest's id, which is a secret and can't be read off it. */
  owner: string;
  walkIns: WalkIns;
}>;

/** What players without an account may do with rooms: host and join them, only join them, or neither. */
export type WalkIns = 'host' | 'join' | 'off';

/** A caller that can have seats, films it was shown, and a name. */
export type PlayingCaller = AccountCaller | GuestCaller;

export type AccountCaller = Readonly<{
  type: 'account';
  account: Account;
  /** Names the account in the store, also where two issuers use the same subject. */
  owner: string;
  /** True if the account is one of this server's own, so that the store has more of it than a token tells. */
  isOurs: boolean;
}>;

export type CallerRefusal =
  | 'malformed'
  | 'two-credentials'
  | 'expired-token'
  | 'invalid-token'
  | 'unknown-key';

/** Who verifies the access tokens of an issuer. */
export type AccessTokens = Readonly<{
  /** As tokens name it in their `iss`. */
  issuer: () => string;
  /** True for the issuer that is part of this server. */
  isOurs: boolean;
  verify: (token: string) => Promise<Result<Account, TokenRefusal>>;
}>;

export type CallerParts = Readonly<{
  accessTokens: readonly AccessTokens[];
  apiKeys: ApiKeys;
  guestTokens: GuestTokens;
  /** Judges tokens of no issuer known here; undefined where none is set. */
  verifyCustomToken: VerifyCustomToken | undefined;
  walkIns: WalkIns;
}>;

/** What of a request tells who asks. */
export type CallerHeaders = Readonly<{
  authorization?: string | undefined;
  'x-api-key'?: string | readonly string[] | undefined;
}>;

/** The longest token that is looked at, in characters. */
const LONGEST_TOKEN = 8_000;

/**
 * Decides who is asking, for every request. Nothing sent is anonymous; what is sent must be right, because a
 * player whose token has expired would otherwise play on as somebody else without noticing.
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

/** The issuer a token claims only chooses who verifies it; it is believed by nobody before that. */
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
 * Our own accounts are named by their subject alone: the issuer's address is the server's, and players keep
 * their profiles when it moves.
 */
function asCaller(account: Account, { isOurs }: Pick<AccessTokens, 'isOurs'>): AccountCaller {
  const { subject, issuer } = account;
  return { type: 'account', account, owner: isOurs ? subject : `${issuer}#${subject}`, isOurs };
}

const GUEST_OWNER = 'guest#';

/** The guest in the store. An account's subject has no `#` unless an issuer's address stands before it. */
export function ownerOfGuest(guestId: string): string {
  return `${GUEST_OWNER}${hashSecret('guest', guestId)}`;
}

/** The name of the caller in the store; undefined for callers that own nothing. */
export function ownerOf(caller: Caller): string | undefined {
  return 'owner' in caller ? caller.owner : undefined;
}

/** When what was sent stops being good, in milliseconds since 1970. Undefined if it says nothing of that. */
export function expiryOf({ authorization = '' }: CallerHeaders): number | undefined {
  const { exp } = readClaims(authorization);
  return typeof exp === 'number' ? exp * 1000 : undefined;
}

/** Undefined if the token is no JWT or names no issuer. */
function readIssuer(token: string): string | undefined {
  const { iss } = readClaims(token);
  return typeof iss === 'string' ? iss : undefined;
}

/** What a token claims, true or not; nothing if it is no JWT. */
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
