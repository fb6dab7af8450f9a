import { LOOPBACK_NAMES } from '../platform/http/request-source.ts';
import {
  type Environment,
  matching,
  oneOf,
  type Parsed,
  parseServiceUrl,
  readSetting,
  settingProblem,
} from '../platform/read-setting.ts';
import type { SocialProvider } from './accounts/social-providers.ts';
import {
  IDENTITY_PROVIDER_PARAMETER,
  type IdentityProvider,
  LOGOUT_STYLES,
} from './issuer/issuer-card.ts';
import type { SmtpParts } from './mail/smtp-mail.ts';
import type { OutsideIssuer } from './outside/outside-issuer.ts';

/** How players sign in: through the embedded issuer or an outside one. */
export type SignInSettings = Readonly<
  | { type: 'embedded'; smtp: SmtpParts | undefined; socials: readonly SocialProvider[] }
  | { type: 'outside'; outside: OutsideIssuer }
>;

const DEFAULT_FROM = 'Out of Ten <no-reply@localhost>';

/**
 * Throws StartProblem for a wrong or missing value. Values are checked also where they have no effect, so that a slip is
 * noticed before they have one.
 */
export function parseSignInSettings(environment: Environment): SignInSettings {
  const issuer = readSetting(environment, 'OIDC_ISSUER', parseIssuer);
  const embedded = parseEmbedded(environment);
  const options = parseOutsideOptions(environment);
  if (issuer === undefined) return embedded;
  return { type: 'outside', outside: completeOutside(environment, { issuer, options }) };
}

function parseEmbedded(environment: Environment): SignInSettings {
  const url = readSetting(environment, 'SMTP_URL', parseSmtpUrl);
  const from = readSetting(environment, 'MAIL_FROM', parseFrom) ?? DEFAULT_FROM;
  const smtp = url === undefined ? undefined : { url, from };
  return { type: 'embedded', smtp, socials: parseSocials(environment) };
}

const SOCIAL_ISSUER = /^SOCIAL_([A-Z0-9]+)_ISSUER$/;

/** Reads one provider for each `SOCIAL_<NAME>_ISSUER`, sorted by name. */
function parseSocials(environment: Environment): readonly SocialProvider[] {
  const names = Object.keys(environment).flatMap((key) => SOCIAL_ISSUER.exec(key)?.[1] ?? []);
  return names.sort().flatMap((name) => {
    const issuer = readSetting(environment, `SOCIAL_${name}_ISSUER`, parseIssuer);
    if (issuer === undefined) return [];
    const inWords = `${name.slice(0, 1)}${name.slice(1).toLowerCase()}`;
    return {
      name: name.toLowerCase(),
      label: environment[`SOCIAL_${name}_LABEL`] || inWords,
      issuer,
      clientId: getClientId(environment, `SOCIAL_${name}_CLIENT_ID`),
      clientSecret: environment[`SOCIAL_${name}_CLIENT_SECRET`] || undefined,
    };
  });
}

/** Keeps the issuer exactly as written, because tokens must name it the same way. */
function parseIssuer(text: string): Parsed<string> {
  const url = URL.parse(text);
  const isSafe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK_NAMES.has(url.hostname));
  if (isSafe && url?.search === '' && url.hash === '' && url.username === '')
    return { value: text };
  return {
    wanted:
      'the https address of an OpenID provider is wanted, such as https://accounts.google.com',
  };
}

function parseSmtpUrl(text: string): Parsed<string> {
  const url = parseServiceUrl(text);
  if (url?.protocol === 'smtp:' || url?.protocol === 'smtps:') return { value: text };
  return {
    wanted:
      'smtps://user:password@mail.example.com is wanted, or nothing to read mail in the outbox',
  };
}

const parseFrom = matching(
  /^([^<>\r\n]+ )?<?[^\s<>@]+@[^\s<>@]+>?$/,
  'a sender is wanted, such as Out of Ten <game@example.com>',
);

const DEFAULT_SCOPES = ['openid', 'profile', 'email'];

/** What can be set about an outside issuer beside its address and our client. */
export type OutsideOptions = Omit<OutsideIssuer, 'issuer' | 'clientId' | 'audienceClaim'> &
  Readonly<{ audienceClaim: string | undefined }>;

/** Throws StartProblem for a wrong value. */
export function parseOutsideOptions(environment: Environment): OutsideOptions {
  return {
    audience: environment.OIDC_AUDIENCE || undefined,
    audienceClaim: readSetting(environment, 'OIDC_AUDIENCE_CLAIM', parseName),
    tokenType: readSetting(environment, 'OIDC_TOKEN_TYPE', parseTokenType),
    scopes: readSetting(environment, 'OIDC_SCOPES', parseScopes) ?? DEFAULT_SCOPES,
    logoutStyle: readSetting(environment, 'OIDC_LOGOUT_STYLE', oneOf(LOGOUT_STYLES)) ?? 'openid',
    identityProviders:
      readSetting(environment, 'OIDC_IDENTITY_PROVIDERS', parseIdentityProviders) ?? [],
    identityProviderParameter:
      readSetting(environment, 'OIDC_IDENTITY_PROVIDER_PARAMETER', parseName) ??
      IDENTITY_PROVIDER_PARAMETER,
  };
}

/** Throws StartProblem if a setting is missing that the issuer needs. */
export function completeOutside(
  environment: Environment,
  { issuer, options }: Readonly<{ issuer: string; options: OutsideOptions }>,
): OutsideIssuer {
  const { audience, audienceClaim } = options;
  if (audienceClaim !== undefined && audience === undefined) {
    const wanted = 'what OIDC_AUDIENCE_CLAIM has to say is wanted';
    throw settingProblem({ name: 'OIDC_AUDIENCE', given: '', wanted });
  }
  return {
    ...options,
    issuer,
    clientId: getClientId(environment, 'OIDC_CLIENT_ID'),
    audienceClaim: audienceClaim ?? 'aud',
  };
}

/** Returns the id that a provider gave this server. Throws StartProblem if the variable is empty. */
export function getClientId(environment: Environment, name: string): string {
  const text = environment[name];
  if (text) return text;
  throw settingProblem({ name, given: '', wanted: 'the id your provider gave the game is wanted' });
}

function parseScopes(text: string): Parsed<readonly string[]> {
  const scopes = text.trim().split(/[\s,]+/);
  if (scopes.includes('openid')) return { value: scopes };
  return { wanted: 'scopes with spaces between them are wanted, openid among them' };
}

const parseTokenType = matching(
  /^[\w.+/-]+$/,
  'the typ of an access token’s header is wanted, such as at+jwt',
);

/** Reads the name of a claim or parameter. A claim may be named by an address. */
const parseName = matching(/^[\w.:/-]+$/, 'one name is wanted, without spaces');

/** Reads `name:label` pairs. A name alone is its own label. */
function parseIdentityProviders(text: string): Parsed<readonly IdentityProvider[]> {
  const providers = text.split(',').map((pair) => {
    const [name = '', label = name] = pair.split(/:(.*)/s).map((part) => part.trim());
    return { name, label };
  });
  const names = new Set(providers.map(({ name }) => name));
  const isRight = providers.every(({ name, label }) => /^[\w.-]+$/.test(name) && label !== '');
  if (isRight && names.size === providers.length) return { value: providers };
  return {
    wanted: 'name:label pairs with commas between them are wanted, such as Google:Google',
  };
}
