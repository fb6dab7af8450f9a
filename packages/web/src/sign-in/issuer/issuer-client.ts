import * as oauth from 'oauth4webapi';
import type { Tokens, User } from '../session/session-record.ts';
import type { SignInKeys } from './errand.ts';
import type { IssuerCard } from './issuer-card.ts';

/** A fetch as `oauth4webapi` makes it. */
export type FetchFromIssuer = (
  url: string,
  options: oauth.CustomFetchOptions<string, URLSearchParams | undefined>,
) => Promise<Response>;

export type IssuerClientParts = Readonly<{
  readCard: () => Promise<IssuerCard>;
  fetch: FetchFromIssuer;
  /** Goes to an address of this origin and where it leads, and answers where that ended. */
  follow: (url: string, giveUp: AbortSignal) => Promise<string>;
  /** Answers the PKCE challenge to a verifier. */
  challenge: (verifier: string) => Promise<string>;
  /** By the clock of this device, in milliseconds since 1970. */
  now: () => number;
  /** By how many seconds the server's clock is ahead of it. Measured again by each answer. */
  clockSkew: () => number;
}>;

/** What came of a code. The e-mail is undefined where the issuer tells none. */
export type Arrival = Readonly<{ subject: string; email: string | undefined; tokens: Tokens }>;

/** What somebody wants who goes to sign in. */
type SignInWish = SignInKeys &
  Readonly<{
    lastUser: User | undefined;
    /** The name of an account of another kind; undefined lets the issuer ask. */
    identityProvider: string | undefined;
    /** What the player reads, best first, as BCP 47 has it. */
    languages: readonly string[];
  }>;

/** A form whose sending leaves this page. */
export type LeavingForm = Readonly<{ action: string; fields: Readonly<Record<string, string>> }>;

/** How to leave for the issuer to sign out there; only a form brings its state back. */
type SignOutWay = Readonly<
  { type: 'form'; form: LeavingForm } | { type: 'address'; url: string } | { type: 'none' }
>;

/** The issuer answered, but gave no access token. */
export class NoAccessToken extends Error {
  readonly code = 'NO_ACCESS_TOKEN';
}

const PATIENCE_MS = 8000;

/** By how much the measured clocks may differ, in seconds. */
const CLOCK_TOLERANCE_S = 5 * 60;

/** Where an issuer doesn't say how long its access tokens last, in seconds. */
const SHORTEST_LIFE_S = 60;

/** Talks to the issuer. All of it throws what `oauth4webapi`, `fetch` and reading the card throw. */
export function createIssuerClient({ readCard, now, ...parts }: IssuerClientParts) {
  async function open() {
    const card = await readCard();
    const server: oauth.AuthorizationServer = card.metadata;
    const client: oauth.Client = {
      client_id: card.client_id,
      [oauth.clockTolerance]: CLOCK_TOLERANCE_S,
      // Read once the answer is there, which measures it.
      get [oauth.clockSkew]() {
        return parts.clockSkew();
      },
    };
    const options = {
      [oauth.customFetch]: parts.fetch,
      // The server would not name an http issuer but its own, or one on the same machine.
      [oauth.allowInsecureRequests]: server.issuer.startsWith('http:'),
      signal: () => AbortSignal.timeout(PATIENCE_MS),
    };
    return { card, server, client, options };
  }

  /** The origin at which players can sign in: the issuer sends them back there and nowhere else. */
  async function homeOrigin(): Promise<string> {
    return new URL((await readCard()).redirect_uri).origin;
  }

  /** The issuer's page to sign in on. @see OpenID Connect Core 1.0, section 3.1.2.1 */
  async function signInUrl(wish: SignInWish): Promise<string> {
    const card = await readCard();
    const { lastUser, identityProvider, languages } = wish;
    const url = new URL(card.metadata.authorization_endpoint);
    const parameters = {
      response_type: 'code',
      client_id: card.client_id,
      redirect_uri: card.redirect_uri,
      scope: card.scopes.join(' '),
      state: wish.state,
      code_challenge: await parts.challenge(wish.verifier),
      code_challenge_method: 'S256',
      ...(languages.length > 0 && { ui_locales: languages.join(' ') }),
      ...(lastUser && { login_hint: lastUser.email }),
      ...(identityProvider && { [card.identity_provider_parameter]: identityProvider }),
    };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return url.href;
  }

  /** Turns what the issuer sent back into tokens. */
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

  /** New tokens for a session, and whose they are where the issuer says so again. */
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
   * Signs in by the session that the issuer itself has with this browser, asking nobody. Undefined where it has none,
   * or is at another origin, where browsers don't show its answer.
   */
  async function signInAgain(keys: SignInKeys): Promise<Arrival | undefined> {
    const url = await quietUrl(keys);
    if (new URL(url).origin !== (await homeOrigin())) return undefined;
    const { searchParams: answer } = new URL(
      await parts.follow(url, AbortSignal.timeout(PATIENCE_MS)),
    );
    return answer.has('code') ? redeem(answer, keys) : undefined;
  }

  /** Where the issuer answers at once whom it has a session with in this browser, asking nobody. */
  async function quietUrl(keys: SignInKeys): Promise<string> {
    const wish = { ...keys, lastUser: undefined, identityProvider: undefined, languages: [] };
    const url = new URL(await signInUrl(wish));
    url.searchParams.set('prompt', 'none');
    return url.href;
  }

  /** The issuer's pages on which a player changes the account; undefined where it has none for us. */
  async function accountUrl(
    wish: SignInKeys & Pick<SignInWish, 'languages'>,
  ): Promise<string | undefined> {
    const { account_prompt: prompt } = await readCard();
    if (prompt === undefined) return undefined;
    const url = new URL(
      await signInUrl({ ...wish, lastUser: undefined, identityProvider: undefined }),
    );
    url.searchParams.set('prompt', prompt);
    return url.href;
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

  /** How to end the session that the issuer itself has with this browser. */
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

  /** Not every issuer writes it into the ID token. */
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

  /** What the answer leaves out stays as it was. */
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
    revoke,
    signOutWay,
  };
}

export type IssuerClient = ReturnType<typeof createIssuerClient>;

/** Whether the issuer said that the session is over, unlike a failure that may pass. */
export function isRejection(error: unknown): boolean {
  if (error instanceof oauth.WWWAuthenticateChallengeError) return error.status === 401;
  return error instanceof oauth.ResponseBodyError && error.error === 'invalid_grant';
}

/** A form, as an ID token has no place in an address. */
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

/** Cognito's own, at the domain of its pages. It wants neither token nor state. */
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
