import type { JWTVerifyGetKey } from 'jose';
import * as v from 'valibot';
import { fetchFailure } from '../../platform/outside/outside-api.ts';
import { settingProblem } from '../../platform/read-setting.ts';
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

const WELL_KNOWN = '/.well-known/openid-configuration';

/** An issuer may start at the same time as this server. How often it is asked, and for how long in total. */
const ATTEMPTS = 5;
const PATIENCE_MS = 5_000;

/**
 * Asks the issuer for its addresses, several times if it does not answer, with `pause` in between. Throws StartProblem
 * if there is no answer, or if the answer is no OpenID discovery.
 */
export async function discoverIssuer(
  outside: OutsideIssuer,
  pause: () => Promise<unknown>,
): Promise<DiscoveredIssuer> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  for (let attempt = 1; ; attempt++) {
    const answer = await ask(outside.issuer, signal);
    if (answer.isThere) return { ...outside, ...parseAnswer(outside.issuer, answer.text) };
    if (attempt === ATTEMPTS || signal.aborted) {
      const wanted = `an OpenID provider that answers is wanted (${answer.reason})`;
      throw issuerProblem(outside.issuer, wanted);
    }
    await pause();
  }
}

type Answer = Readonly<{ isThere: true; text: string } | { isThere: false; reason: string }>;

async function ask(issuer: string, signal: AbortSignal): Promise<Answer> {
  try {
    const headers = { accept: 'application/json' };
    const response = await fetch(`${issuer.replace(/\/$/, '')}${WELL_KNOWN}`, { headers, signal });
    const text = await response.text();
    if (response.status === 200) return { isThere: true, text };
    return { isThere: false, reason: `${WELL_KNOWN} answers ${response.status}` };
  } catch (error) {
    return { isThere: false, reason: fetchFailure(error) };
  }
}

function parseAnswer(issuer: string, text: string) {
  const parsed = v.safeParse(discoverySchema(issuer), text);
  if (!parsed.success) {
    const wanted = `the address of an OpenID provider is wanted (${describeIssue(parsed.issues[0])})`;
    throw issuerProblem(issuer, wanted);
  }
  const { jwks_uri: keysUrl, ...metadata } = parsed.output;
  if (metadata.issuer !== issuer) {
    const named = JSON.stringify(metadata.issuer);
    throw issuerProblem(issuer, `the provider calls itself ${named}, and that is wanted`);
  }
  return { metadata, keysUrl };
}

function discoverySchema(issuer: string) {
  const isHttp = issuer.startsWith('http:');
  const address = v.pipe(
    v.string(),
    v.check((text) => {
      const protocol = URL.parse(text)?.protocol;
      return protocol === 'https:' || (isHttp && protocol === 'http:');
    }, 'no https address'),
  );
  return v.pipe(
    v.string(),
    v.parseJson(undefined, 'no JSON'),
    v.object({
      issuer: v.string(),
      authorization_endpoint: address,
      token_endpoint: address,
      jwks_uri: address,
      revocation_endpoint: v.optional(address),
      userinfo_endpoint: v.optional(address),
      end_session_endpoint: v.optional(address),
      id_token_signing_alg_values_supported: v.optional(v.array(v.string())),
      authorization_response_iss_parameter_supported: v.optional(v.boolean()),
    }),
  );
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  const text = path === null ? issue.message : `${path}: ${issue.message}`;
  return text.replace(/\s+/g, ' ').slice(0, 200);
}

function issuerProblem(given: string, wanted: string): Error {
  return settingProblem({ name: 'OIDC_ISSUER', given, wanted });
}
