import type { EmailAddress } from '../accounts/email-address.ts';
import { noticeSender } from '../mail/mailing.ts';
import type { HostedWords } from '../pages/hosted-words.ts';
import { sendSoon } from './hosted-codes.ts';
import type { HostedParts } from './hosted-visit.ts';

type NoticeParts = Pick<HostedParts, 'mail' | 'publicUrl' | 'onFault'> &
  Readonly<{ words: HostedWords }>;

/** Sends the owner a mail, so that a change by a stranger is noticed. */
export function tellPasswordChanged(to: EmailAddress, parts: NoticeParts): void {
  const { words, mail, publicUrl, onFault } = parts;
  const send = noticeSender(mail);
  if (send === undefined) return;
  const subject = words.say('mail.password-changed.subject');
  const text = words.say('mail.password-changed.text', { url: publicUrl() });
  sendSoon({ to, subject, text }, { send, onFault });
}

/** Sends a mail to the old address too: the owner reads that one if a stranger made the change. */
export function tellAddressChanged(
  { from, to }: Readonly<{ from: EmailAddress; to: EmailAddress }>,
  parts: NoticeParts,
): void {
  const { words, mail, publicUrl, onFault } = parts;
  const send = noticeSender(mail);
  if (send === undefined) return;
  const subject = words.say('mail.address-changed.subject');
  const text = words.say('mail.address-changed.text', { email: to, url: publicUrl() });
  for (const address of [from, to]) sendSoon({ to: address, subject, text }, { send, onFault });
}
