import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Provider, { type Configuration, errors, type KoaContextWithOIDC } from 'oidc-provider';
import { issuerRecords } from '../../src/identity/tokens/issuer-records.ts';
import { migrate } from '../../src/platform/db/migrations.ts';
import { openSqliteMemory } from '../../src/platform/db/sqlite-store.ts';

/** The person that the provider signs in without asking. */
export type Person = Readonly<{ subject: string; claims: Readonly<Record<string, unknown>> }>;

export type SecondProvider = Readonly<{
  issuer: string;
  /** Changes who is signed in, or the error that is returned instead. */
  answerWith: (answer: Person | Readonly<{ error: string }>) => void;
  close: () => Promise<void>;
}>;

/** The audience of access tokens from a provider with an API. */
export const API = 'urn:api';

const SIGN_OUT_PATH = '/session/end';

const SCOPE = 'openid email profile';

type Client = Readonly<{
  clientId: string;
  clientSecret?: string;
  redirectUri: string;
  /** The host name for browsers. They keep cookies by it. */
  host?: 'localhost' | '127.0.0.1';
  /** Whether it issues access tokens that an API can read. */
  hasApi?: boolean;
}>;

/** A real OpenID provider on its own port. Its only page is the one to sign out. */
export async function openSecondProvider(client: Client): Promise<SecondProvider> {
  let answer: Person | Readonly<{ error: string }> = { error: 'access_denied' };
  let handle: ReturnType<Provider['callback']> | undefined;
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/visit/')) return answerVisit(request, response);
    if (request.method === 'POST' && request.url === SIGN_OUT_PATH) {
      return text(request).then((form) => {
        // The provider itself reads these fields only from the address. Others, such as Keycloak, read the form.
        Object.assign(request, { method: 'GET', url: `${SIGN_OUT_PATH}?${form}` });
        return handle?.(request, response);
      });
    }
    return handle?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const issuer = `http://${client.host ?? '127.0.0.1'}:${port}`;
  const db = openSqliteMemory();
  await migrate(db);
  const usedBefore = () => new errors.InvalidGrant('used before');
  const provider = new Provider(issuer, {
    adapter: issuerRecords({ db, now: Date.now, usedBefore, onAccessEnded: () => {} }),
    ...baseConfiguration(client),
    findAccount: (_ctx, sub) => ({
      accountId: sub,
      claims: () => ({ sub, ...('claims' in answer ? answer.claims : {}) }),
    }),
    loadExistingGrant: async (ctx) => {
      const accountId = ctx.oidc.session?.accountId;
      if (accountId === undefined) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId });
      grant.addOIDCScope(SCOPE);
      grant.addResourceScope(API, SCOPE);
      await grant.save();
      return grant;
    },
  });
  handle = provider.callback();
  const answerVisit: typeof handle = async (request, response) => {
    const result =
      'error' in answer
        ? { ...answer, error_description: 'As the test wants it' }
        : { login: { accountId: answer.subject }, consent: {} };
    await provider.interactionFinished(request, response, result);
  };
  return {
    issuer,
    answerWith: (next) => {
      answer = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function baseConfiguration(client: Client): Configuration {
  const { clientId, clientSecret, redirectUri } = client;
  const key = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  const isPublic = clientSecret === undefined;
  return {
    clients: [
      {
        client_id: clientId,
        ...(clientSecret !== undefined && { client_secret: clientSecret }),
        token_endpoint_auth_method: isPublic ? 'none' : 'client_secret_basic',
        grant_types: ['authorization_code', 'refresh_token'],
        redirect_uris: [redirectUri],
        post_logout_redirect_uris: [redirectUri],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    clientBasedCORS: (_ctx, origin) => origin === new URL(redirectUri).origin,
    scopes: SCOPE.split(' '),
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    extraParams: ['identity_provider'],
    issueRefreshToken: async () => true,
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true, allowedPolicy: async () => true },
      rpInitiatedLogout: { enabled: true, logoutSource: askToSignOut },
      ...(client.hasApi && { resourceIndicators: API_TOKENS }),
    },
    interactions: { url: (_ctx, { uid }) => `/visit/${uid}` },
    cookies: { keys: ['a key for tests'] },
    jwks: {
      keys: [{ ...key.export({ format: 'jwk' }), alg: 'ES256', use: 'sig', kid: 'one' }] as never,
    },
    ttl: {
      Session: 600,
      Grant: 600,
      Interaction: 600,
      AccessToken: 600,
      IdToken: 600,
      RefreshToken: 600,
    },
  };
}

/** The provider's own page would fetch a typeface from elsewhere. */
async function askToSignOut(ctx: KoaContextWithOIDC, form: string): Promise<void> {
  const button =
    '<button name="logout" value="yes" form="op.logoutForm">Sign out there too</button>';
  ctx.body = `<!doctype html><title>Sign out</title><link rel="icon" href="data:,">${form}${button}`;
}

const API_TOKENS = {
  enabled: true,
  defaultResource: async () => API,
  useGrantedResource: async () => true,
  getResourceServerInfo: async () => ({
    scope: SCOPE,
    audience: API,
    accessTokenFormat: 'jwt',
    jwt: { sign: { alg: 'ES256' } },
  }),
} satisfies NonNullable<Configuration['features']>['resourceIndicators'];
