import { mailingType } from '../identity/mail/choose-mailing.ts';
import { operatorWarning } from './policy/operator.ts';
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
  return [noWayIn(settings), unprovenAddresses(settings), operatorWarning(settings)].filter(
    (line) => line !== undefined,
  );
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
