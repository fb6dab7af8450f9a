import type { IncomingMessage } from 'node:http';
import type { Kysely } from 'kysely';
import type { Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { Database } from '../../platform/db/tables.ts';
import type { ReportEvent } from '../../platform/security/security-log.ts';
import { findAccount } from '../accounts/accounts.ts';
import { GRANT_CLAIM, markOfGrant, type OnAccessEnded } from '../tokens/grants.ts';
import { type IssuerKeys, keepIssuerKeys } from '../tokens/issuer-keys.ts';
import { endSession, endSessions, issuerRecords } from '../tokens/issuer-records.ts';
import { sendErrorPage, sendSignedOutPage, sendSignOutPage } from './issuer-pages.ts';
import { addressOf } from './issuer-routes.ts';

export type IssuerParts = Readonly<{
  db: Kysely<Database>;
  /** Milliseconds since 1970. */
  now: () => number;
  /** The origin players type. It is also the issuer's name. */
  publicUrl: () => string;
  reportEvent: ReportEvent;
  /** Called with errors of this server. */
  onFault: (fault: unknown) => void;
  onAccessEnded: OnAccessEnded;
}>;

/** The one client of the embedded issuer: the web app. */
export const CLIENT_ID = 'spa';

/** The scopes that the web app may request. */
export const SCOPES = ['openid', 'profile', 'email'] as const;

/** The prompt for the pages on which signed-in players change their account. The request continues after them. */
export const ACCOUNT_PROMPT = 'account';

const SIGN_OUT_PATH = '/oauth2/logout';

/** In characters. An ID token has about a thousand. */
const LARGEST_FORM = 16_384;

const MINUTE_S = 60;
const DAY_S = 24 * 60 * MINUTE_S;

/** How long a player stays signed in on the sign-in pages, in seconds. */
export const SESSION_S = 30 * DAY_S;

/** How long each kind of record is valid, in seconds. No sign-in outlasts the session. */
const LIFE_S = {
  AccessToken: 10 * MINUTE_S,
  AuthorizationCode: MINUTE_S,
  IdToken: 60 * MINUTE_S,
  Interaction: 60 * MINUTE_S,
  Session: SESSION_S,
  Grant: 30 * DAY_S,
  RefreshToken: 30 * DAY_S,
} as const;

/** How often keys are read again. A new key is published a day before it is used. */
const KEYS_KNOWN_FOR_MS = 10 * MINUTE_S * 1000;

/** The audience of the issuer's access tokens. */
export function audienceOf(publicUrl: string): string {
  return `${publicUrl}/graphql`;
}

/** Where the issuer sends players back to. */
export function redirectOf(publicUrl: string): string {
  return `${publicUrl}/game/login`;
}

/** Returns a function that resolves to the issuer. The issuer is built on first use, and again when its keys change. */
export function keepIssuer(parts: IssuerParts): () => Promise<Provider> {
  let built: Readonly<{ provider: Provider; keys: string }> | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<Provider> | undefined;
  const check = async () => {
    const keys = await keepIssuerKeys(parts.db, parts.now());
    const text = JSON.stringify(keys);
    if (built?.keys !== text) built = { provider: await buildIssuer(parts, keys), keys: text };
    checkedAt = parts.now();
    return built.provider;
  };
  return async () => {
    if (built !== undefined && parts.now() - checkedAt < KEYS_KNOWN_FOR_MS) return built.provider;
    checking ??= check().finally(() => {
      checking = undefined;
    });
    return checking;
  };
}

async function buildIssuer(parts: IssuerParts, keys: IssuerKeys): Promise<Provider> {
  // Loaded on first use: it takes 20 MB, which a server without visitors saves.
  const { errors, interactionPolicy, Provider: Issuer } = await import('oidc-provider');
  const publicUrl = parts.publicUrl();
  const findClaims = async (id: string) => {
    const account = await findAccount(parts.db, id);
    return account && { email: account.email, email_verified: account.emailVerified };
  };
  const usedBefore = () => new errors.InvalidGrant('used before');
  const policy = interactionPolicy.base();
  // The only client is our web app, so players need not consent.
  policy.remove('consent');
  policy.add(new interactionPolicy.Prompt({ name: ACCOUNT_PROMPT, requestable: true }));
  const provider = new Issuer(publicUrl, {
    adapter: issuerRecords({ ...parts, usedBefore }),
    ...clientConfiguration(publicUrl),
    ...featureConfiguration(parts),
    ttl: LIFE_S,
    jwks: { keys: [...keys.tokens] as NonNullable<Configuration['jwks']>['keys'] },
    cookies: { keys: [...keys.cookies] },
    interactions: { policy, url: (_ctx, interaction) => `/sign-in/${interaction.uid}` },
    extraParams: ['identity_provider', 'screen_hint'],
    findAccount: async (_ctx, id) => {
      const claims = await findClaims(id);
      return claims && { accountId: id, claims: () => ({ sub: id, ...claims }) };
    },
    loadExistingGrant: grantEverything,
    extraTokenClaims: async (_ctx, token) => {
      const claims = await findClaims('accountId' in token ? String(token.accountId) : '');
      const grant = 'grantId' in token ? markOfGrant(String(token.grantId)) : undefined;
      return claims && { ...claims, [GRANT_CLAIM]: grant };
    },
    renderError: (ctx, out) => sendErrorPage(ctx, out),
  });
  // Requests arrive with the public address's host and scheme, whatever the connection used.
  provider.proxy = true;
  provider.on('server_error', (_ctx, error) => parts.onFault(error));
  provider.use(takePostedSignOut);
  provider.use((ctx, next) => finishSignOut(parts, { ctx: ctx as KoaContextWithOIDC, next }));
  return provider;
}

function clientConfiguration(publicUrl: string) {
  return {
    clients: [
      {
        client_id: CLIENT_ID,
        client_name: 'Out of Ten',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [redirectOf(publicUrl)],
        post_logout_redirect_uris: [redirectOf(publicUrl)],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    // Browsers send an origin even if a page contacts its own server.
    clientBasedCORS: (_ctx, origin) => origin === publicUrl,
    scopes: [...SCOPES],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    responseTypes: ['code'],
    pkce: { required: () => true },
    // Otherwise the ID token lacks the e-mail address.
    conformIdTokenClaims: false,
    rotateRefreshToken: true,
    // RFC 6749, section 4.1.3: a code is redeemed with the address that requested it.
    allowOmittingSingleRegisteredRedirectUri: false,
    issueRefreshToken: async () => true,
    expiresWithSession: async () => true,
    discovery: { userinfo_endpoint: `${publicUrl}/oauth2/userinfo` },
    routes: {
      authorization: '/oauth2/authorize',
      token: '/oauth2/token',
      revocation: '/oauth2/revoke',
      end_session: SIGN_OUT_PATH,
      jwks: '/.well-known/jwks.json',
    },
  } satisfies Configuration;
}

function featureConfiguration(parts: IssuerParts) {
  const { publicUrl } = parts;
  const audience = audienceOf(publicUrl());
  return {
    features: {
      devInteractions: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      dPoP: { enabled: false },
      // The provider's own route refuses access tokens for an API. This server has a route that accepts them.
      userinfo: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: async (_ctx, client, token) => token.clientId === client.clientId,
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: async () => audience,
        useGrantedResource: async () => true,
        getResourceServerInfo: async (_ctx, resource) => {
          const { errors } = await import('oidc-provider');
          if (resource !== audience) throw new errors.InvalidTarget();
          return {
            scope: SCOPES.join(' '),
            audience,
            accessTokenTTL: LIFE_S.AccessToken,
            accessTokenFormat: 'jwt',
            jwt: { sign: { alg: 'ES256' } },
          };
        },
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: async (ctx, form) => {
          if (await signOutAtOnce(parts, ctx)) return;
          sendSignOutPage(ctx, form);
        },
        postLogoutSuccessSource: (ctx) => sendSignedOutPage(ctx),
      },
    },
  } satisfies Configuration;
}

/** Grants all that the web app requests, once the player is known. */
async function grantEverything(ctx: KoaContextWithOIDC) {
  const { client, provider, session } = ctx.oidc;
  const clientId = client?.clientId ?? CLIENT_ID;
  const knownId = session?.grantIdFor(clientId);
  const known = knownId === undefined ? undefined : await provider.Grant.find(knownId);
  if (known !== undefined || session?.accountId === undefined) return known;
  const grant = new provider.Grant({ clientId, accountId: session.accountId });
  grant.addOIDCScope(SCOPES.join(' '));
  grant.addResourceScope(audienceOf(provider.issuer), SCOPES.join(' '));
  await grant.save();
  return grant;
}

/**
 * Signs out at once if the request has an ID token of this browser's session. Otherwise returns false, and the player
 * is asked.
 */
async function signOutAtOnce(
  { db, onAccessEnded }: IssuerParts,
  ctx: KoaContextWithOIDC,
): Promise<boolean> {
  const { entities, session } = ctx.oidc;
  const hint = entities.IdTokenHint?.payload;
  if (session?.accountId === undefined || hint?.sub !== session.accountId) return false;
  await endSession(db, session.uid);
  onAccessEnded(session.accountId);
  await session.destroy();
  ctx.oidc.cookies.set(ctx.oidc.provider.cookieName('session'), null);
  sendSignedOut(ctx);
  return true;
}

/** Redirects to the address in the request, which the provider has checked. */
function sendSignedOut(ctx: KoaContextWithOIDC): void {
  const { params } = ctx.oidc;
  const back = params?.post_logout_redirect_uri;
  const target = typeof back === 'string' ? new URL(back) : undefined;
  if (typeof params?.state === 'string') target?.searchParams.set('state', params.state);
  ctx.status = 303;
  ctx.redirect(target?.href ?? `${SIGN_OUT_PATH}/success`);
}

/**
 * Lets a sign-out be posted as a form. The provider accepts it only as an address, where its ID token would be seen and
 * logged. So the form becomes the address while the provider runs, and the old address is back before anything is
 * logged.
 */
async function takePostedSignOut(
  ctx: KoaContextWithOIDC,
  next: () => Promise<unknown>,
): Promise<void> {
  if (ctx.method !== 'POST' || ctx.path !== SIGN_OUT_PATH) {
    await next();
    return;
  }
  const form = await readForm(ctx.req);
  if (form === undefined) {
    ctx.status = 413;
    return;
  }
  const { url } = ctx;
  ctx.method = 'GET';
  ctx.url = `${SIGN_OUT_PATH}?${form}`;
  try {
    await next();
  } finally {
    ctx.method = 'POST';
    ctx.url = url;
  }
}

/** Returns undefined for a form that is larger than any of ours. */
async function readForm(request: IncomingMessage): Promise<URLSearchParams | undefined> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > LARGEST_FORM) return undefined;
  }
  return new URLSearchParams(text);
}

/**
 * Signs out all devices if the page's second button was pressed. The provider ends this browser's session, if it has
 * one.
 */
async function finishSignOut(
  { db, onAccessEnded, reportEvent }: IssuerParts,
  { ctx, next }: Readonly<{ ctx: KoaContextWithOIDC; next: () => Promise<unknown> }>,
): Promise<void> {
  await next();
  // There is no provider context where no route fits.
  const oidc = ctx.oidc as KoaContextWithOIDC['oidc'] | undefined;
  if (oidc === undefined) return;
  const { params, route, session } = oidc;
  // The provider would send a page that continues by a script, which our policy forbids.
  const isOver = route === 'end_session' && session?.accountId === undefined;
  if (isOver && ctx.status === 200) sendSignedOut(ctx);
  const isWanted = route === 'end_session_confirm' && params?.logout === 'everywhere';
  if (isWanted && ctx.status === 303 && session?.accountId !== undefined) {
    await endSessions(db, session.accountId);
    onAccessEnded(session.accountId);
    reportEvent('signed-out-everywhere', {
      address: addressOf(ctx.req),
      account: session.accountId,
    });
  }
}
