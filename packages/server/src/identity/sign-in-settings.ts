import { LOOPBACK_NAMES } from '../platform/http/host-names.ts';
import {
  type Environment,
  matching,
  type Parsed,
  parseServiceUrl,
  readSetting,
} from '../platform/read-setting.ts';
import type { SocialProvider } from './accounts/social-providers.ts';
import type { SmtpParts } from './mail/smtp-mail.ts';
import type { OutsideIssuer } from './outside/outside-issuer.ts';
import { completeOutside, getClientId, parseOutsideOptions } from './outside/outside-settings.ts';

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
