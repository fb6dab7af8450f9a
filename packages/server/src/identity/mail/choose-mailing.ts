import { randomBytes } from 'node:crypto';
import type { Mailing } from './mailing.ts';
import { createOutbox } from './outbox.ts';
import { OUTBOX_PATH } from './outbox-path.ts';
import { type SmtpParts, smtpMail } from './smtp-mail.ts';

const KEY_BYTES = 16;

export type MailSettings = Readonly<{
  smtp: SmtpParts | undefined;
  /** The origin players type; undefined where only the port taken will tell. */
  publicUrl: string | undefined;
  databaseUrl: string | undefined;
  trustedProxies: readonly string[];
}>;

/**
 * Mail goes out where a mail server is set. A public server without one has no outbox: behind a proxy everybody
 * seems to ask from this machine.
 */
export function chooseMailing(settings: MailSettings): Mailing {
  const { smtp, publicUrl, databaseUrl, trustedProxies } = settings;
  if (smtp !== undefined) return { type: 'smtp', send: smtpMail(smtp) };
  if (databaseUrl !== undefined) return { type: 'none' };
  if (trustedProxies.length > 0 || publicUrl?.startsWith('https:')) return { type: 'unproven' };
  const key = randomBytes(KEY_BYTES).toString('base64url');
  return { type: 'outbox', outbox: createOutbox(Date.now), key };
}

/** The address that opens the outbox; undefined where there is none. */
export function outboxAddress(mail: Mailing, publicUrl: string): string | undefined {
  return mail.type === 'outbox' ? `${publicUrl}${OUTBOX_PATH}?key=${mail.key}` : undefined;
}
