import type { JWTVerifyGetKey } from 'jose';
import type { AccessTokens } from '../callers/caller.ts';
import { redirectOf } from '../issuer/issuer.ts';
import type {
  IdentityProvider,
  IssuerCard,
  IssuerMetadata,
  LogoutStyle,
} from '../issuer/issuer-card.ts';
import { accessTokenVerifier } from '../tokens/access-tokens.ts';

/** An issuer that stands in for the embedded one, as the settings name it. */
export type OutsideIssuer = Readonly<{
  issuer: string;
  clientId: string;
  /** Who its access tokens are for; undefined where they don't say, as Cognito's, and name the client alone. */
  audience: string | undefined;
  /** Where its access tokens say so. */
  audienceClaim: string;
  /** The `typ` of its access tokens' header; undefined where it is not worth checking: few write `at+jwt`. */
  tokenType: string | undefined;
  /** What the web app asks for. */
  scopes: readonly string[];
  logoutStyle: LogoutStyle;
  identityProviders: readonly IdentityProvider[];
  identityProviderParameter: string;
}>;

/** What the issuer told of itself at the start. */
export type DiscoveredIssuer = OutsideIssuer &
  Readonly<{
    metadata: IssuerMetadata;
    /** Where it publishes its keys. */
    keysUrl: string;
  }>;

const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
];

/**
 * Verifies the access tokens of an outside issuer by the keys it publishes. What they are not told to be for, they must
 * at least have been given to our client.
 */
export function outsideAccessTokens(outside: DiscoveredIssuer, now: () => number): AccessTokens {
  const getKey = publishedKeys(outside);
  const { issuer, audience, audienceClaim } = outside;
  const clientId = audience === undefined ? outside.clientId : undefined;
  const type = outside.tokenType;
  const rules = { issuer, audience, audienceClaim, clientId, type, scopes: [], getKey, now };
  const verify = accessTokenVerifier(() => ({
    ...rules,
    algorithms: ALGORITHMS,
    isGrantKept: undefined,
  }));
  return { issuer: () => issuer, isOurs: false, verify };
}

/** Fetched when the first token comes, and again for a key that is not known yet. */
function publishedKeys({ keysUrl }: DiscoveredIssuer): JWTVerifyGetKey {
  let found: Promise<JWTVerifyGetKey> | undefined;
  return async (header, token) => {
    found ??= import('jose').then(({ createRemoteJWKSet }) => createRemoteJWKSet(new URL(keysUrl)));
    return (await found)(header, token);
  };
}

export function outsideIssuerCard(outside: DiscoveredIssuer, publicUrl: string): IssuerCard {
  return {
    client_id: outside.clientId,
    scopes: outside.scopes,
    redirect_uri: redirectOf(publicUrl),
    logout_style: outside.logoutStyle,
    metadata: outside.metadata,
    identity_provider_parameter: outside.identityProviderParameter,
    identity_providers: outside.identityProviders,
  };
}

/** Where on other sites the web app's pages may turn to. */
export type ForeignOrigins = Readonly<{
  connect: readonly string[];
  /** Where they may send forms. */
  form: readonly string[];
}>;

export const NO_FOREIGN_ORIGINS: ForeignOrigins = { connect: [], form: [] };

/** For tokens and the e-mail address, and for the form that signs out there; a page to sign in on is gone to, not asked. */
export function issuerOrigins({ metadata, logoutStyle }: DiscoveredIssuer): ForeignOrigins {
  const { token_endpoint, revocation_endpoint, userinfo_endpoint } = metadata;
  return {
    connect: originsOf([token_endpoint, revocation_endpoint, userinfo_endpoint]),
    form: logoutStyle === 'openid' ? originsOf([metadata.end_session_endpoint]) : [],
  };
}

function originsOf(urls: readonly (string | undefined)[]): readonly string[] {
  return [...new Set(urls.flatMap((url) => (url === undefined ? [] : new URL(url).origin)))];
}
