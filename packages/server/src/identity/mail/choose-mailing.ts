import { randomBytes } from 'node:crypto';
import type { Mailing, MailService } from './mailing.ts';
import { createOutbox } from './outbox.ts';
import { OUTBOX_PATH } from './outbox-path.ts';

const KEY_BYTES = 16;

export type MailSettings = Readonly<{
  /** The origin players type; undefined if it depends on the port that is taken. */
  publicUrl: string | undefined;
  databaseUrl: string | undefined;
  trustedProxies: readonly string[];
}>;

/** The settings with a mail server, open or only described; undefined without one. */
type With<Smtp> = MailSettings & Readonly<{ smtp: Smtp | undefined }>;

/** Returns the type that {@link chooseMailing} will choose. */
export function mailingType(settings: With<object>): Mailing['type'] {
  return settings.smtp === undefined ? withoutServer(settings) : 'smtp';
}

/**
 * Sends mail through the mail server in the settings. A public server without one has no outbox: behind a proxy, all
 * requests seem to come from this machine.
 */
export function chooseMailing(settings: With<MailService>): Mailing {
  const { smtp } = settings;
  if (smtp !== undefined) return { type: 'smtp', ...smtp };
  const type = withoutServer(settings);
  if (type !== 'outbox') return { type };
  const key = randomBytes(KEY_BYTES).toString('base64url');
  return { type, outbox: createOutbox(Date.now), key };
}

function withoutServer({ publicUrl, databaseUrl, trustedProxies }: MailSettings) {
  if (databaseUrl !== undefined) return 'none';
  return trustedProxies.length > 0 || publicUrl?.startsWith('https:') ? 'unproven' : 'outbox';
}

/** Returns the address that opens the outbox; undefined if there is none. */
export function outboxAddress(mail: Mailing, publicUrl: string): string | undefined {
  return mail.type === 'outbox' ? `${publicUrl}${OUTBOX_PATH}?key=${mail.key}` : undefined;
}
