import { randomBytes } from 'node:crypto';
import { ok, type Result, refuse } from '@outoften/rules/result';
import type { Kysely } from 'kysely';
import type { AuthorizationServer, Client, ClientAuth } from 'oauth4webapi';
import type { Database } from '../../platform/db/tables.ts';
import { hashSecret } from '../../platform/secrets.ts';
import type { SocialIdentity } from './accounts.ts';
import { parseEmailAddress } from './email-address.ts';

/** Another OpenID provider whose accounts open ours. */
export type SocialProvider = Readonly<{
  /** The name in addresses, in lower case. */
  name: string;
  label: string;
  issuer: string;
  clientId: string;
  /** Undefined for a public client. */
  clientSecret: string | undefined;
}>;

export type SocialRefusal =
  | Readonly<{ type: 'social-cancelled' }>
  | Readonly<{ type: 'social-state' }>
  | Readonly<{ type: 'social-no-email' }>
  | Readonly<{ type: 'social-failed'; reason: string }>;

export type SocialParts = Readonly<{
  db: Kysely<Database>;
  now: () => number;
  /** Where every provider sends players back to. */
  callbackUrl: string;
}>;

const ATTEMPT_LIFE_MS = 10 * 60 * 1000;
const PROVIDER_TIMEOUT_MS = 10_000;

/** The uid of a visit to the sign-in pages, then a random part. */
const STATE = /^([\w-]{20,64})\.[\w-]{43}$/;

/** Returns the visit that a state belongs to; undefined if this server did not make the state. */
export function readVisit(state: string): string | undefined {
  return STATE.exec(state)?.[1];
}

/**
 * Returns the address to send the player to, and stores what the return needs. Throws if the provider does not answer.
 */
export async function beginSocial(
  { provider, visit }: Readonly<{ provider: SocialProvider; visit: string }>,
  { db, now, callbackUrl }: SocialParts,
): Promise<URL> {
  const oauth = await import('oauth4webapi');
  const server = await discover(provider, now());
  if (server.authorization_endpoint === undefined) throw new Error('no authorization endpoint');
  const state = `${visit}.${randomBytes(32).toString('base64url')}`;
  const nonce = oauth.generateRandomNonce();
  const verifier = oauth.generateRandomCodeVerifier();
  await db
    .insertInto('social_attempt')
    .values({
      state_hash: hashSecret(state),
      provider: provider.name,
      nonce,
      verifier,
      expires_at: now() + ATTEMPT_LIFE_MS,
    })
    .execute();
  const url = new URL(server.authorization_endpoint);
  const parameters = {
    client_id: provider.clientId,
    redirect_uri: callbackUrl,
    response_type: 'code',
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url;
}

/** Returns who came back. A state is valid once, and only for the visit it was made for. */
export async function finishSocial(
  returned: Readonly<{ provider: SocialProvider; visit: string; query: URLSearchParams }>,
  parts: SocialParts,
): Promise<Readonly<{ ok: true; value: SocialIdentity } | { ok: false; refusal: SocialRefusal }>> {
  const { provider, visit, query } = returned;
  const state = query.get('state') ?? '';
  const attempt = readVisit(state) === visit ? await takeAttempt(parts, state) : undefined;
  if (attempt === undefined || attempt.provider !== provider.name) {
    return { ok: false, refusal: { type: 'social-state' } };
  }
  if (query.get('error') === 'access_denied') {
    return { ok: false, refusal: { type: 'social-cancelled' } };
  }
  try {
    const told = await askProvider({ provider, query, state, attempt }, parts);
    return told.ok ? told : { ok: false, refusal: { type: told.refusal } };
  } catch (error) {
    return { ok: false, refusal: { type: 'social-failed', reason: reasonOf(error) } };
  }
}

type Attempt = Readonly<{ provider: string; nonce: string; verifier: string }>;

async function takeAttempt({ db, now }: SocialParts, state: string): Promise<Attempt | undefined> {
  return await db
    .deleteFrom('social_attempt')
    .where('state_hash', '=', hashSecret(state))
    .where('expires_at', '>', now())
    .returning(['provider', 'nonce', 'verifier'])
    .executeTakeFirst();
}

async function askProvider(
  asked: Readonly<{
    provider: SocialProvider;
    query: URLSearchParams;
    state: string;
    attempt: Attempt;
  }>,
  { callbackUrl, now }: SocialParts,
): Promise<Result<SocialIdentity, 'social-no-email'>> {
  const { provider, query, state, attempt } = asked;
  const oauth = await import('oauth4webapi');
  const server = await discover(provider, now());
  const client: Client = { client_id: provider.clientId };
  const options = requestOptions(oauth, provider);
  const parameters = oauth.validateAuthResponse(server, client, query, state);
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    await clientAuth(server, provider),
    parameters,
    callbackUrl,
    attempt.verifier,
    options,
  );
  const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
    expectedNonce: attempt.nonce,
    requireIdToken: true,
  });
  const claims = oauth.getValidatedIdTokenClaims(tokens);
  if (claims === undefined) throw new Error('no ID token');
  let told: Readonly<{ [claim: string]: unknown }> = claims;
  if (claims.email === undefined && server.userinfo_endpoint !== undefined) {
    const answer = await oauth.userInfoRequest(server, client, tokens.access_token, options);
    told = await oauth.processUserInfoResponse(server, client, claims.sub, answer);
  }
  const email = typeof told.email === 'string' ? parseEmailAddress(told.email) : undefined;
  if (email === undefined) return refuse('social-no-email');
  const emailVerified = told.email_verified === true;
  return ok({ issuer: claims.iss, subject: claims.sub, email, emailVerified });
}

/** Providers rarely change their addresses, and one visit may go to a provider again and again. */
const KNOWN_FOR_MS = 5 * 60 * 1000;

type Discovered = Readonly<{ server: Promise<AuthorizationServer>; until: number }>;

const discovered = new WeakMap<SocialProvider, Discovered>();

function discover(provider: SocialProvider, now: number): Promise<AuthorizationServer> {
  const known = discovered.get(provider);
  if (known !== undefined && now < known.until) return known.server;
  const server = askForAddresses(provider);
  discovered.set(provider, { server, until: now + KNOWN_FOR_MS });
  server.catch(() => discovered.delete(provider));
  return server;
}

async function askForAddresses(provider: SocialProvider): Promise<AuthorizationServer> {
  const oauth = await import('oauth4webapi');
  const issuer = new URL(provider.issuer);
  const answer = await oauth.discoveryRequest(issuer, requestOptions(oauth, provider));
  return await oauth.processDiscoveryResponse(issuer, answer);
}

async function clientAuth(
  server: AuthorizationServer,
  { clientSecret }: SocialProvider,
): Promise<ClientAuth> {
  const oauth = await import('oauth4webapi');
  if (clientSecret === undefined) return oauth.None();
  const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  return methods.includes('client_secret_basic')
    ? oauth.ClientSecretBasic(clientSecret)
    : oauth.ClientSecretPost(clientSecret);
}

/** Allows unencrypted requests only to a provider whose address in the settings begins with http. */
function requestOptions(oauth: typeof import('oauth4webapi'), { issuer }: SocialProvider) {
  return {
    signal: () => AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
    [oauth.allowInsecureRequests]: issuer.startsWith('http:'),
  };
}

/** Returns the provider's own explanation if it gave one, else the kind of error. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { error_description, error: name } = error as {
    error_description?: string;
    error?: string;
  };
  return error_description ?? name ?? error.message;
}
