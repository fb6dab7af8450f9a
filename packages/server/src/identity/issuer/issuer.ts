import type { IncomingMessage } from 'node:http';
import type { Kysely } from 'kysely';
import type { Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { Database } from '../../platform/db/tables.ts';
import type { ReportEvent } from '../../platform/security/security-log.ts';
import { findAccount } from '../accounts/accounts.ts';
import type { TellAccessEnded } from '../tokens/access-news.ts';
import { GRANT_CLAIM, markOfGrant } from '../tokens/grants.ts';
import { type IssuerKeys, keepIssuerKeys } from '../tokens/issuer-keys.ts';
import { endSession, endSessions, issuerRecords } from '../tokens/issuer-records.ts';
import { sendErrorPage, sendSignedOutPage, sendSignOutPage } from './issuer-pages.ts';
import { addressOf } from './public-request.ts';

export type IssuerParts = Readonly<{
  db: Kysely<Database>;
  /** Milliseconds since 1970. */
  now: () => number;
  /** The origin players type, which is also the issuer's name. */
  publicUrl: () => string;
  reportEvent: ReportEvent;
  /** Hears what went wrong on our side. */
  onFault: (fault: unknown) => void;
  onAccessEnded: TellAccessEnded;
}>;

/** The one client of the embedded issuer: the web app. */
export const CLIENT_ID = 'spa';

/** What the web app may ask for. */
export const SCOPES = ['openid', 'profile', 'email'] as const;

/** Asks for the pages on which signed-in players change their account, past which the request goes on. */
export const ACCOUNT_PROMPT = 'account';

const SIGN_OUT_PATH = '/oauth2/logout';

/** In characters; an ID token has about a thousand. */
const LARGEST_FORM = 16_384;

const MINUTE_S = 60;
const DAY_S = 24 * 60 * MINUTE_S;

/** How long a player stays signed in on the sign-in pages, in seconds. */
export const SESSION_S = 30 * DAY_S;

/** How long what the issuer hands out is good, in seconds. Nobody stays signed in longer than the session. */
const LIFE_S = {
  AccessToken: 10 * MINUTE_S,
  AuthorizationCode: MINUTE_S,
  IdToken: 60 * MINUTE_S,
  Interaction: 60 * MINUTE_S,
  Session: SESSION_S,
  Grant: 30 * DAY_S,
  RefreshToken: 30 * DAY_S,
} as const;

/** Keys are looked at anew so often: a new one is known a day before it is used. */
const KEYS_KNOWN_FOR_MS = 10 * MINUTE_S * 1000;

/** Whom the issuer's access tokens are for. */
export function audienceOf(publicUrl: string): string {
  return `${publicUrl}/graphql`;
}

/** Where the issuer sends players back to. */
export function redirectOf(publicUrl: string): string {
  return `${publicUrl}/game/login`;
}

/** Answers the issuer, which is loaded and built when first asked for, and again when its keys change. */
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
  // Loaded here, as it takes 20 MB that a server without visitors does without.
  const { errors, interactionPolicy, Provider: Issuer } = await import('oidc-provider');
  const publicUrl = parts.publicUrl();
  const usedBefore = () => new errors.InvalidGrant('used before');
  const policy = interactionPolicy.base();
  // There is one client and it is ours: nobody has to agree to anything.
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
    extraParams: ['identity_provider'],
    findAccount: async (_ctx, id) => {
      const account = await findAccount(parts.db, id);
      if (account === undefined) return undefined;
      const { email, emailVerified } = account;
      return { accountId: id, claims: () => ({ sub: id, email, email_verified: emailVerified }) };
    },
    loadExistingGrant: grantEverything,
    extraTokenClaims: async (_ctx, token) => {
      const id = 'accountId' in token ? String(token.accountId) : '';
      const account = await findAccount(parts.db, id);
      if (account === undefined) return undefined;
      const { email, emailVerified } = account;
      const grant = 'grantId' in token ? markOfGrant(String(token.grantId)) : undefined;
      return { email, email_verified: emailVerified, [GRANT_CLAIM]: grant };
    },
    renderError: (ctx, out) => sendErrorPage(ctx, out),
  });
  // Requests come with host and scheme of the public address, whatever the connection says.
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
    // Browsers name the origin even where a page asks its own server.
    clientBasedCORS: (_ctx, origin) => origin === publicUrl,
    scopes: [...SCOPES],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    responseTypes: ['code'],
    pkce: { required: () => true },
    // Else the e-mail is missing from the ID token.
    conformIdTokenClaims: false,
    rotateRefreshToken: true,
    // RFC 6749, section 4.1.3: a code is redeemed with the address that it was asked for.
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
      // It refuses access tokens that are for an API. Ours stands beside.
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

/** What the web app asks for is granted as soon as it is known who asks. */
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

/** Whoever shows an ID token of the session that is here need not be asked again. False where that is not so. */
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

/** Goes on to where the request wanted to, which the provider has checked. */
function sendSignedOut(ctx: KoaContextWithOIDC): void {
  const { params } = ctx.oidc;
  const back = params?.post_logout_redirect_uri;
  const target = typeof back === 'string' ? new URL(back) : undefined;
  if (typeof params?.state === 'string') target?.searchParams.set('state', params.state);
  ctx.status = 303;
  ctx.redirect(target?.href ?? `${SIGN_OUT_PATH}/success`);
}

/**
 * The provider takes a sign-out from an address alone, where its ID token would be seen and kept. Posted as a form, it is
 * handed over as if it stood there, and the address is as it was before anybody writes it down.
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

/** Undefined for a form that is larger than any of ours. */
async function readForm(request: IncomingMessage): Promise<URLSearchParams | undefined> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > LARGEST_FORM) return undefined;
  }
  return new URLSearchParams(text);
}

/** The sign-out page's second button ends what all devices have; the provider ends what this browser has, if it has any. */
async function finishSignOut(
  { db, onAccessEnded, reportEvent }: IssuerParts,
  { ctx, next }: Readonly<{ ctx: KoaContextWithOIDC; next: () => Promise<unknown> }>,
): Promise<void> {
  await next();
  // Where no route fits there is nothing of the provider's.
  const oidc = ctx.oidc as KoaContextWithOIDC['oidc'] | undefined;
  if (oidc === undefined) return;
  const { params, route, session } = oidc;
  // The provider would send a page that goes on by a script, which pages here can't.
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
