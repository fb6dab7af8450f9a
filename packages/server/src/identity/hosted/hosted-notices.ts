import type { EmailAddress } from '../accounts/email-address.ts';
import { noticeSender } from '../mail/mailing.ts';
import type { HostedWords } from '../pages/hosted-words.ts';
import { sendSoon } from './hosted-codes.ts';
import type { HostedParts } from './hosted-visit.ts';

/** A change of an account that its owner reads of by mail, so that a change by a stranger is noticed. */
export type Notice = Readonly<
  | { type: 'password-changed' }
  | { type: 'address-changed'; email: EmailAddress }
  | { type: 'linked'; name: string }
>;

/** After a change of address, the old one gets the mail too: the owner reads that one if a stranger made the change. */
export function sendNotice(
  { type, ...values }: Notice,
  parts: Pick<HostedParts, 'mail' | 'publicUrl' | 'onFault'> &
    Readonly<{ to: readonly EmailAddress[]; words: HostedWords }>,
): void {
  const { to, words, mail, publicUrl, onFault } = parts;
  const send = noticeSender(mail);
  if (send === undefined) return;
  const subject = words.say(`mail.${type}.subject`, values);
  const text = words.say(`mail.${type}.text`, { ...values, url: publicUrl() });
  for (const address of to) sendSoon({ to: address, subject, text }, { send, onFault });
}
