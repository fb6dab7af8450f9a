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

/** The issuer in the settings that replaces the embedded one. */
export type OutsideIssuer = Readonly<{
  issuer: string;
  clientId: string;
  /** The audience of its access tokens; undefined if they have none. Cognito's name only the client. */
  audience: string | undefined;
  /** The claim that contains the audience. */
  audienceClaim: string;
  /** The `typ` in the header of its access tokens; undefined to skip the check, because few issuers write `at+jwt`. */
  tokenType: string | undefined;
  /** The scopes that the web app requests. */
  scopes: readonly string[];
  logoutStyle: LogoutStyle;
  identityProviders: readonly IdentityProvider[];
  identityProviderParameter: string;
}>;

/** The issuer with the addresses from its discovery. */
export type DiscoveredIssuer = OutsideIssuer &
  Readonly<{
    metadata: IssuerMetadata;
    /** The address of its public keys. */
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
 * Verifies the access tokens of an outside issuer with its public keys. Tokens without an audience must at least be
 * issued to our client.
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
    isDeleted: undefined,
  }));
  return { issuer: () => issuer, isOurs: false, verify };
}

/** Fetches the keys when the first token arrives, and again when a token names an unknown key. */
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

/** Other sites that the web app's pages may contact. */
export type ForeignOrigins = Readonly<{
  connect: readonly string[];
  /** Sites to which they may send forms. */
  form: readonly string[];
}>;

export const NO_FOREIGN_ORIGINS: ForeignOrigins = { connect: [], form: [] };

/**
 * Allows requests for tokens and the e-mail address, and the form for signing out. Signing in needs no entry: the
 * browser navigates there.
 */
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
