import type { FastifyBaseLogger } from 'fastify';
import { type MailWatch, watchMail } from '../identity/mail/mail-watch.ts';
import { smtpMail } from '../identity/mail/smtp-mail.ts';
import { SYSTEM_CLOCK } from '../platform/outside/clock.ts';
import type { Settings } from './settings.ts';

/** Opens the mail server in the settings; undefined if they name none. Logs each change of its state. */
export function openMail(
  { signIn }: Settings,
  log: () => Pick<FastifyBaseLogger, 'info' | 'warn'> | undefined,
): MailWatch | undefined {
  if (signIn.type === 'outside' || signIn.smtp === undefined) return undefined;
  return watchMail({
    server: smtpMail(signIn.smtp),
    clock: SYSTEM_CLOCK,
    onWorking: () => log()?.info('mail works'),
    onFailing: ({ obstacle, message }) =>
      log()?.warn({ obstacle, reason: message }, 'mail fails, so codes do not arrive'),
  });
}
