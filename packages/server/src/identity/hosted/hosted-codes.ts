import type { FastifyReply } from 'fastify';
import { findOwner } from '../accounts/accounts.ts';
import type { EmailAddress } from '../accounts/email-address.ts';
import {
  awaitCode,
  type CodePurpose,
  findAwaitedEmail,
  formatEmailCode,
  newEmailCode,
  parseEmailCode,
  type RedeemedCode,
  redeemCode,
} from '../accounts/email-codes.ts';
import { hashPassword, type Password } from '../accounts/password.ts';
import { type Mail, noticeSender, type SendMail } from '../mail/mailing.ts';
import { MailFault } from '../mail/smtp-mail.ts';
import { countCodeGuess, forgiveCode, mayAskForCode } from './hosted-limits.ts';
import { CODE_PAGES } from './hosted-pages.ts';
import { type Refused, redirectTo, reportAt, type Visit } from './hosted-visit.ts';

/** The messages to an address that has an account, and to one that has none. One of both has a valid code. */
const MESSAGES = {
  'sign-up': {
    taken: ['mail.known.subject', 'mail.known.text'],
    free: ['mail.sign-up.subject', 'mail.sign-up.text'],
  },
  reset: {
    taken: ['mail.reset.subject', 'mail.reset.text'],
    free: ['mail.unknown.subject', 'mail.unknown.text'],
  },
  address: {
    taken: ['mail.known.subject', 'mail.address-taken.text'],
    free: ['mail.address.subject', 'mail.address.text'],
  },
} as const;

/**
 * Sends a code to the address that the player typed, and goes on to the page that takes it. Taken and free addresses
 * are handled the same way and both get a message, so that neither timing nor a failure shows which is which.
 */
export async function sendCode(
  visit: Visit,
  sending: Readonly<{ purpose: CodePurpose; email: EmailAddress; password?: Password }>,
): Promise<FastifyReply | Refused> {
  const { purpose, email, password } = sending;
  const { db, mailWay, now, uid: ticket, words } = visit;
  // A code needs proof by mail. If only the host could read the message, there is none.
  if (!('send' in mailWay)) return { problem: 'no-mail', status: 503 };
  if (!(await mayAskForCode(visit, email))) return { problem: 'too-many-codes', status: 429 };
  const passwordHash = password && (await hashPassword(password, visit.hashingCost));
  const isTaken = (await findOwner(db, email)) !== undefined;
  const code = newEmailCode();
  const isValid = isTaken === (purpose === 'reset');
  const awaited = { ticket, purpose, email, passwordHash, now: now() };
  await awaitCode(db, { ...awaited, code: isValid ? code : undefined });
  const [subject, text] = MESSAGES[purpose][isTaken ? 'taken' : 'free'];
  const values = { code: formatEmailCode(code) };
  const mail = { to: email, subject: words.say(subject, values), text: words.say(text, values) };
  return (
    (await sendAwaited(visit, mail, mailWay.send)) ?? redirectTo(visit, CODE_PAGES[purpose].path)
  );
}

/** How long a page waits to learn whether a message was sent. */
const MAIL_PATIENCE_MS = 8_000;

/** Resolves to undefined for a message that was sent or may still be. */
async function sendAwaited(visit: Visit, mail: Mail, send: SendMail): Promise<Refused | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const callOff = visit.timers.after(MAIL_PATIENCE_MS, () => resolve(undefined));
  const sent = send(mail).then(
    () => undefined,
    async (fault: unknown): Promise<Refused> => {
      visit.onFault(fault);
      if (fault instanceof MailFault && fault.obstacle === 'address-refused') {
        return { problem: 'mail-refused', status: 400 };
      }
      await forgiveCode(visit, mail.to);
      return { problem: 'no-mail', status: 503 };
    },
  );
  return Promise.race([sent, late]).finally(callOff);
}

/** Returns the address that a code was sent to; undefined if no code is valid there. */
export function awaitedEmail(
  { db, now, uid: ticket }: Visit,
  purpose: CodePurpose,
): Promise<EmailAddress | undefined> {
  return findAwaitedEmail(db, { ticket, purpose, now: now() });
}

/** @param owner the account that may know the browser; the code's address if not given */
export async function redeemTyped(
  visit: Visit,
  purpose: CodePurpose,
  owner?: EmailAddress,
): Promise<RedeemedCode | Refused> {
  const { db, form, now, uid: ticket } = visit;
  const typed = form.get('code') ?? '';
  if (typed.trim() === '') return { problem: 'code-empty', status: 400 };
  const email = owner ?? (await awaitedEmail(visit, purpose));
  const guess = await countCodeGuess(visit, email);
  if (!guess.isAllowed) return { problem: 'too-many', status: 429 };
  const code = parseEmailCode(typed);
  const redeemed = await redeemCode(db, { ticket, purpose, code, now: now() });
  if (!redeemed.ok) {
    reportAt('code-wrong', visit, email);
    return { problem: redeemed.refusal, status: 400 };
  }
  await guess.forgive();
  return redeemed.value;
}

/** A change of an account that its owner reads of by mail, so that a change by a stranger is noticed. */
type Notice = Readonly<
  | { type: 'password-changed' }
  | { type: 'address-changed'; email: EmailAddress }
  | { type: 'linked'; name: string }
>;

/** After a change of address, the old one gets the mail too: the owner reads that one if a stranger made the change. */
export function sendNotice(
  { mail, onFault, publicUrl, words }: Visit,
  { type, ...values }: Notice,
  to: readonly EmailAddress[],
): void {
  const send = noticeSender(mail);
  if (send === undefined) return;
  const subject = words.say(`mail.${type}.subject`, values);
  const text = words.say(`mail.${type}.text`, { ...values, url: publicUrl() });
  for (const address of to) send({ to: address, subject, text }).catch(onFault);
}
