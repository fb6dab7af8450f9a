import { mailingType } from '../identity/mail/mailing.ts';
import { operatorWarning } from './policy/operator.ts';
import { publicHost } from './policy/policy.ts';
import type { Settings } from './settings.ts';

/** The settings that warnings depend on. No service is asked, so warnings can be printed before the start. */
export type WarnedSettings = Pick<
  Settings,
  | 'publicUrl'
  | 'databaseUrl'
  | 'trustedProxies'
  | 'walkIns'
  | 'customTokenVerifier'
  | 'signIn'
  | 'operator'
>;

/**
 * Returns a line for each combination of settings that is risky although each setting is right. The line says what to
 * change.
 */
export function startWarnings(settings: WarnedSettings): readonly string[] {
  const { publicUrl = '', trustedProxies, signIn } = settings;
  const isHttps = publicUrl.startsWith('https:');
  const isPlain = publicUrl.startsWith('http:') && publicHost(publicUrl) !== undefined;
  const from = signIn.type === 'embedded' ? signIn.smtp?.from : undefined;
  return [
    noWayIn(settings),
    unprovenAddresses(settings),
    operatorWarning(settings),
    isPlain &&
      'Others in the network can read what players send: PUBLIC_URL is http. Set up a proxy with TLS, and an https PUBLIC_URL.',
    isHttps &&
      trustedProxies.length === 0 &&
      'All players share the limits of one address: PUBLIC_URL is https and TRUSTED_PROXIES is not set. ' +
        'Set it to the address of the proxy, such as loopback.',
    from !== undefined &&
      publicHost(`smtp://${from.replace(/^.*@|>$/g, '')}`) === undefined &&
      'Mail servers refuse mails from an address without a public domain. Set MAIL_FROM to an address of yours.',
  ].filter((line) => typeof line === 'string');
}

function noWayIn(settings: WarnedSettings): string | undefined {
  const { signIn, walkIns, customTokenVerifier } = settings;
  if (walkIns !== 'off' || customTokenVerifier !== undefined || signIn.type === 'outside') {
    return undefined;
  }
  if (signIn.socials.length > 0 || mailTypeOf(settings) !== 'none') return undefined;
  return (
    'New players can’t enter rooms: WALK_INS is off, and with DATABASE_URL sign-up needs SMTP_URL. ' +
    'Set SMTP_URL, a SOCIAL_<NAME>_ISSUER or OIDC_ISSUER, or WALK_INS=join.'
  );
}

function unprovenAddresses(settings: WarnedSettings): string | undefined {
  if (!settings.publicUrl?.startsWith('https:')) return undefined;
  if (mailTypeOf(settings) !== 'unproven') return undefined;
  return (
    'Anyone can make an account with an e-mail address of someone else, and no forgotten password can be replaced: ' +
    'PUBLIC_URL is https and SMTP_URL is not set. Set SMTP_URL and MAIL_FROM.'
  );
}

/** Undefined if another issuer signs players in. */
function mailTypeOf({ signIn, ...settings }: WarnedSettings) {
  return signIn.type === 'embedded' ? mailingType({ ...settings, smtp: signIn.smtp }) : undefined;
}
