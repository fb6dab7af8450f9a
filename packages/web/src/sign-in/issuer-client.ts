import * as oauth from 'oauth4webapi';
import { calculatePKCECodeChallenge } from 'oauth4webapi';
import type { SignInKeys } from './errand.ts';
import type { IssuerCard } from './issuer-card.ts';
import type { Tokens, User } from './session.ts';

/** A fetch with the arguments of `oauth4webapi`. */
export type FetchFromIssuer = (
  url: string,
  options: oauth.CustomFetchOptions<string, URLSearchParams | undefined>,
) => Promise<Response>;

type IssuerClientParts = Readonly<{
  readCard: () => Promise<IssuerCard>;
  fetch: FetchFromIssuer;
  /** Requests an address of this origin, follows its redirects, and resolves to the last address. */
  follow: (url: string, giveUp: AbortSignal) => Promise<string>;
  /** Resolves to the PKCE challenge for a verifier. */
  challenge: (verifier: string) => Promise<string>;
  /** This device's clock, in milliseconds since 1970. */
  now: () => number;
  /** How many seconds the server's clock is ahead of it. Each answer updates this. */
  clockSkew: () => number;
}>;

/** The result of redeeming a code. The e-mail address is undefined if the issuer does not tell it. */
export type Arrival = Readonly<{ subject: string; email: string | undefined; tokens: Tokens }>;

/** Where the issuer should lead at once. */
export type SignInAim = Readonly<{
  /** The name of an account of another kind; undefined if the issuer should ask. */
  identityProvider?: string | undefined;
  /** True for the form of a new account. Issuers without this parameter ignore it. */
  isNew?: boolean;
}>;

/** What a sign-in request contains. */
type SignInRequest = SignInKeys &
  SignInAim &
  Readonly<{
    lastUser: User | undefined;
    /** The player's languages as BCP 47 tags, the preferred one first. */
    languages: readonly string[];
  }>;

/** A form that leaves this page when it is sent. */
export type LeavingForm = Readonly<{ action: string; fields: Readonly<Record<string, string>> }>;

/** How to sign out at the issuer. Only a form brings its state back. */
type SignOutWay = Readonly<
  { type: 'form'; form: LeavingForm } | { type: 'address'; url: string } | { type: 'none' }
>;

/** Thrown if the issuer's answer contains no access token. */
export class NoAccessToken extends Error {
  readonly code = 'NO_ACCESS_TOKEN';
}

const PATIENCE_MS = 8000;

/** How far the measured clocks may differ, in seconds. */
const CLOCK_TOLERANCE_S = 5 * 60;

/** The assumed life of access tokens if the issuer names none, in seconds. */
const SHORTEST_LIFE_S = 60;

/** Talks to the issuer. Its functions throw what `oauth4webapi`, `fetch` and reading the card throw. */
export function createIssuerClient({ readCard, now, ...parts }: IssuerClientParts) {
  async function open() {
    const card = await readCard();
    const server: oauth.AuthorizationServer = card.metadata;
    const client: oauth.Client = {
      client_id: card.client_id,
      [oauth.clockTolerance]: CLOCK_TOLERANCE_S,
      // Read late, because the answer updates it.
      get [oauth.clockSkew]() {
        return parts.clockSkew();
      },
    };
    const options = {
      [oauth.customFetch]: parts.fetch,
      // The server allows http only for its own issuer, or one on the same machine.
      [oauth.allowInsecureRequests]: server.issuer.startsWith('http:'),
      signal: () => AbortSignal.timeout(PATIENCE_MS),
    };
    return { card, server, client, options };
  }

  /** Returns the origin at which players can sign in. The issuer sends them back there only. */
  async function homeOrigin(): Promise<string> {
    return new URL((await readCard()).redirect_uri).origin;
  }

  /** Returns the address of the issuer's sign-in page. @see OpenID Connect Core 1.0, section 3.1.2.1 */
  async function signInUrl(request: SignInRequest): Promise<string> {
    const card = await readCard();
    const { lastUser, identityProvider, isNew, languages } = request;
    const url = new URL(card.metadata.authorization_endpoint);
    const parameters = {
      response_type: 'code',
      client_id: card.client_id,
      redirect_uri: card.redirect_uri,
      scope: card.scopes.join(' '),
      state: request.state,
      code_challenge: await parts.challenge(request.verifier),
      code_challenge_method: 'S256',
      ...(languages.length > 0 && { ui_locales: languages.join(' ') }),
      ...(lastUser && { login_hint: lastUser.email }),
      ...(isNew && { screen_hint: 'signup' }),
      ...(identityProvider && { [card.identity_provider_parameter]: identityProvider }),
    };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return url.href;
  }

  /** Exchanges the issuer's answer for tokens. */
  async function redeem(
    answer: URLSearchParams,
    { state, verifier }: SignInKeys,
  ): Promise<Arrival> {
    const { card, server, client, options } = await open();
    const code = oauth.validateAuthResponse(server, client, answer, state);
    const response = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      oauth.None(),
      code,
      card.redirect_uri,
      verifier,
      options,
    );
    await demandAccessToken(response);
    const body = await oauth.processAuthorizationCodeResponse(server, client, response, {
      requireIdToken: true,
    });
    const claims = oauth.getValidatedIdTokenClaims(body);
    if (claims === undefined || body.id_token === undefined) throw new Error('No ID token came');
    const email = readText(claims.email) ?? (await askForEmail(body, claims.sub));
    return { subject: claims.sub, email, tokens: tokensOf(body, { id: body.id_token }) };
  }

  /** Returns new tokens for a session, with its user if the issuer names the user again. */
  async function renew(
    old: Tokens & Readonly<{ refresh: string }>,
  ): Promise<Readonly<{ subject: string | undefined; tokens: Tokens }>> {
    const { server, client, options } = await open();
    const response = await oauth.refreshTokenGrantRequest(
      server,
      client,
      oauth.None(),
      old.refresh,
      options,
    );
    const body = await oauth.processRefreshTokenResponse(server, client, response);
    const subject = oauth.getValidatedIdTokenClaims(body)?.sub;
    return { subject, tokens: tokensOf(body, old) };
  }

  /**
   * Signs in through the issuer's own session with this browser, without asking the player. Undefined if there is no
   * such session, or if the issuer is at another origin, whose answer browsers hide.
   */
  async function signInAgain(keys: SignInKeys): Promise<Arrival | undefined> {
    const url = await quietUrl(keys);
    if (new URL(url).origin !== (await homeOrigin())) return undefined;
    const { searchParams: answer } = new URL(
      await parts.follow(url, AbortSignal.timeout(PATIENCE_MS)),
    );
    return answer.has('code') ? redeem(answer, keys) : undefined;
  }

  /** Returns the address at which the issuer answers from its own session, without asking the player. */
  async function quietUrl(keys: SignInKeys): Promise<string> {
    const request = { ...keys, lastUser: undefined, languages: [] };
    const url = new URL(await signInUrl(request));
    url.searchParams.set('prompt', 'none');
    return url.href;
  }

  /** Returns the address of the issuer's pages for changing the account; undefined if it has none. */
  async function accountUrl(
    request: SignInKeys & Pick<SignInRequest, 'languages'>,
  ): Promise<string | undefined> {
    const { account_prompt: prompt } = await readCard();
    if (prompt === undefined) return undefined;
    const url = new URL(await signInUrl({ ...request, lastUser: undefined }));
    url.searchParams.set('prompt', prompt);
    return url.href;
  }

  /**
   * Returns true if the account of an access token, which may have expired, was deleted. Only our own server tells:
   * other issuers keep the accounts whose data is deleted here.
   */
  async function isAccountDeleted(accessToken: string): Promise<boolean> {
    const { server, client, options } = await open();
    const { userinfo_endpoint: url = '' } = server;
    if (!url.startsWith(`${await homeOrigin()}/`)) return false;
    const response = await oauth.userInfoRequest(server, client, accessToken, options);
    const told: unknown = response.status === 401 ? await response.json() : undefined;
    return Object(told).error_description === 'account-deleted';
  }

  async function revoke(refreshToken: string): Promise<void> {
    const { server, client, options } = await open();
    if (server.revocation_endpoint === undefined) return;
    const response = await oauth.revocationRequest(
      server,
      client,
      oauth.None(),
      refreshToken,
      options,
    );
    await oauth.processRevocationResponse(response);
  }

  /** Returns how to end the issuer's own session with this browser. */
  async function signOutWay(
    told: Readonly<{ idToken: string | undefined; state: string }>,
  ): Promise<SignOutWay> {
    const card = await readCard();
    switch (card.logout_style) {
      case 'openid':
        return openidWay(card, told);
      case 'cognito':
        return { type: 'address', url: cognitoUrl(card) };
      case 'none':
        return { type: 'none' };
    }
  }

  /** Some issuers leave the address out of the ID token. */
  async function askForEmail(
    { access_token }: oauth.TokenEndpointResponse,
    subject: string,
  ): Promise<string | undefined> {
    const { server, client, options } = await open();
    if (server.userinfo_endpoint === undefined) return undefined;
    const response = await oauth.userInfoRequest(server, client, access_token, options);
    const told = await oauth.processUserInfoResponse(server, client, subject, response);
    return readText(told.email);
  }

  /** Fields that the answer lacks keep their earlier values. */
  function tokensOf(
    body: oauth.TokenEndpointResponse,
    old: Readonly<{ id: string; refresh?: string }>,
  ): Tokens {
    return {
      access: body.access_token,
      refresh: body.refresh_token ?? old.refresh ?? null,
      id: body.id_token ?? old.id,
      expiresAt: now() + (body.expires_in ?? SHORTEST_LIFE_S) * 1000,
      renewedAt: now(),
    };
  }

  return {
    homeOrigin,
    signInUrl,
    accountUrl,
    redeem,
    renew,
    signInAgain,
    quietUrl,
    isAccountDeleted,
    revoke,
    signOutWay,
  };
}

export type IssuerClient = ReturnType<typeof createIssuerClient>;

/** Returns true if the issuer said that the session has ended; false for a failure that may pass. */
export function isRejection(error: unknown): boolean {
  if (error instanceof oauth.WWWAuthenticateChallengeError) return error.status === 401;
  return error instanceof oauth.ResponseBodyError && error.error === 'invalid_grant';
}

/** Uses a form, because an ID token must not appear in an address. */
function openidWay(
  card: IssuerCard,
  { idToken, state }: Readonly<{ idToken: string | undefined; state: string }>,
): SignOutWay {
  const action = card.metadata.end_session_endpoint;
  if (action === undefined) return { type: 'none' };
  const fields = {
    client_id: card.client_id,
    post_logout_redirect_uri: card.redirect_uri,
    state,
    ...(idToken !== undefined && { id_token_hint: idToken }),
  };
  return { type: 'form', form: { action, fields } };
}

/** Cognito's sign-out address, at the domain of its pages. It takes neither token nor state. */
function cognitoUrl(card: IssuerCard): string {
  const url = new URL('/logout', card.metadata.authorization_endpoint);
  url.searchParams.set('client_id', card.client_id);
  url.searchParams.set('logout_uri', card.redirect_uri);
  return url.href;
}

async function demandAccessToken(response: Response): Promise<void> {
  if (response.status !== 200) return;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  const token = (body as Readonly<{ access_token?: unknown }> | null | undefined)?.access_token;
  if (typeof token !== 'string' || token === '') throw new NoAccessToken();
}

function readText(claim: unknown): string | undefined {
  return typeof claim === 'string' ? claim : undefined;
}

/**
 * Returns the challenge for a verifier. Browsers withhold their SHA-256 from pages without https, so those load ours.
 * @see RFC 7636, section 4.2
 */
export async function codeChallenge(
  verifier: string,
  own: SubtleCrypto | undefined,
): Promise<string> {
  if (own !== undefined) return calculatePKCECodeChallenge(verifier);
  const { sha256 } = await import('@noble/hashes/sha2.js');
  const hash = sha256(new TextEncoder().encode(verifier));
  return btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');
}
