import {
  anyText,
  type Environment,
  matching,
  oneOf,
  parseSafeUrl,
  parseServiceUrl,
  readSetting,
  readSettings,
  type Setting,
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

/** An issuer is kept exactly as written, because tokens must name it the same way. */
const ISSUER: Setting<string> = {
  wanted: 'the https address of an OpenID provider is wanted, such as https://accounts.google.com',
  read: (text) => parseSafeUrl(text) && text,
};

const OF_ISSUER = { needs: 'OIDC_ISSUER' } as const;

/** The name of a claim or parameter. A claim may be named by an address. */
const NAME = matching(/^[\w.:/-]+$/, 'one name is wanted, without spaces');

const SMTP_URL: Setting<string> = {
  wanted: 'smtps://user:password@mail.example.com is wanted, or nothing to read mail in the outbox',
  read: (text) => (/^smtps?:$/.test(parseServiceUrl(text)?.protocol ?? '') ? text : undefined),
};

const SCOPES: Setting<readonly string[]> = {
  ...OF_ISSUER,
  wanted: 'scopes with spaces between them are wanted, openid among them',
  read: (text) => {
    const scopes = text.trim().split(/[\s,]+/);
    return scopes.includes('openid') ? scopes : undefined;
  },
};

/** Pairs of name and label. A name alone is its own label. */
const IDENTITY_PROVIDERS: Setting<readonly IdentityProvider[]> = {
  ...OF_ISSUER,
  wanted: 'name:label pairs with commas between them are wanted, such as Google:Google',
  read: (text) => {
    const providers = text.split(',').map((pair) => {
      const [name = '', label = name] = pair.split(/:(.*)/s).map((part) => part.trim());
      return { name, label };
    });
    const names = new Set(providers.map(({ name }) => name));
    const isRight = providers.every(({ name, label }) => /^[\w.-]+$/.test(name) && label !== '');
    return isRight && names.size === providers.length ? providers : undefined;
  },
};

export const SIGN_IN_SETTINGS = {
  SMTP_URL,
  MAIL_FROM: matching(
    /^([^<>\r\n]+ )?<?[^\s<>@]+@[^\s<>@]+>?$/,
    'a sender is wanted, such as Out of Ten <game@example.com>',
    { needs: 'SMTP_URL' },
  ),
  OIDC_ISSUER: ISSUER,
  OIDC_CLIENT_ID: anyText(OF_ISSUER),
  OIDC_AUDIENCE: anyText(OF_ISSUER),
  OIDC_AUDIENCE_CLAIM: { ...NAME, ...OF_ISSUER },
  OIDC_TOKEN_TYPE: matching(
    /^[\w.+/-]+$/,
    'the typ of an access token’s header is wanted, such as at+jwt',
    OF_ISSUER,
  ),
  OIDC_SCOPES: SCOPES,
  OIDC_LOGOUT_STYLE: oneOf(LOGOUT_STYLES, OF_ISSUER),
  OIDC_IDENTITY_PROVIDERS: IDENTITY_PROVIDERS,
  OIDC_IDENTITY_PROVIDER_PARAMETER: { ...NAME, needs: 'OIDC_IDENTITY_PROVIDERS' },
} as const;

/**
 * Throws StartProblem for a wrong or missing value. Values are checked also where they have no effect, so that a slip is
 * noticed before they have one.
 */
export function parseSignInSettings(environment: Environment): SignInSettings {
  const read = readSettings(environment, SIGN_IN_SETTINGS);
  const socials = parseSocials(environment);
  if (read.OIDC_ISSUER === undefined) {
    const { SMTP_URL: url, MAIL_FROM: from = 'Out of Ten <no-reply@localhost>' } = read;
    return { type: 'embedded', smtp: url === undefined ? undefined : { url, from }, socials };
  }
  if (read.OIDC_AUDIENCE_CLAIM !== undefined && read.OIDC_AUDIENCE === undefined) {
    const wanted = 'what OIDC_AUDIENCE_CLAIM has to say is wanted';
    throw settingProblem({ name: 'OIDC_AUDIENCE', given: '', wanted });
  }
  const outside = {
    issuer: read.OIDC_ISSUER,
    clientId: getClientId(environment, 'OIDC_CLIENT_ID'),
    audience: read.OIDC_AUDIENCE,
    audienceClaim: read.OIDC_AUDIENCE_CLAIM ?? 'aud',
    tokenType: read.OIDC_TOKEN_TYPE,
    scopes: read.OIDC_SCOPES ?? ['openid', 'profile', 'email'],
    logoutStyle: read.OIDC_LOGOUT_STYLE ?? 'openid',
    identityProviders: read.OIDC_IDENTITY_PROVIDERS ?? [],
    identityProviderParameter: read.OIDC_IDENTITY_PROVIDER_PARAMETER ?? IDENTITY_PROVIDER_PARAMETER,
  } as const;
  return { type: 'outside', outside };
}

const SOCIAL_ISSUER = /^SOCIAL_([A-Z0-9]+)_ISSUER$/;

/** Reads one provider for each `SOCIAL_<NAME>_ISSUER`, sorted by name. */
function parseSocials(environment: Environment): readonly SocialProvider[] {
  const names = Object.keys(environment).flatMap((key) => SOCIAL_ISSUER.exec(key)?.[1] ?? []);
  return names.sort().flatMap((name) => {
    const issuer = readSetting(environment, `SOCIAL_${name}_ISSUER`, ISSUER);
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

/** Returns the id that a provider gave this server. Throws StartProblem if the variable is empty. */
export function getClientId(environment: Environment, name: string): string {
  const text = environment[name];
  if (text) return text;
  throw settingProblem({ name, given: '', wanted: 'the id your provider gave the game is wanted' });
}
