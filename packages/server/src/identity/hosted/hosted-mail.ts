import { isEmailTaken } from '../accounts/accounts.ts';
import type { EmailAddress } from '../accounts/email-address.ts';
import {
  awaitCode,
  type CodePurpose,
  findAwaitedEmail,
  formatEmailCode,
  newEmailCode,
  parseEmailCode,
  redeemCode,
} from '../accounts/email-codes.ts';
import { type Mail, noticeSender, type SendMail } from '../mail/mailing.ts';
import { MailFault } from '../mail/smtp-mail.ts';
import type { HostedWords } from '../pages/hosted-html.ts';
import { countCodeGuess, forgiveCode } from './hosted-limits.ts';
import type { FormProblem } from './hosted-pages.ts';
import { type HostedParts, reportAt, type Visit } from './hosted-visit.ts';

type Redeemed = Readonly<{ email: EmailAddress; passwordHash: string | undefined }>;
type Refused = Readonly<{ problem: FormProblem; status: number }>;

export async function redeemTyped(
  visit: Visit,
  typing: Readonly<{
    parts: HostedParts;
    purpose: CodePurpose;
    /** The account that may know the browser; the code's address if not given. */
    owner?: EmailAddress;
  }>,
): Promise<Redeemed | Refused> {
  const typed = visit.form.get('code') ?? '';
  if (typed.trim() === '') return { problem: 'code-empty', status: 400 };
  const { parts, purpose } = typing;
  const { db, now } = parts;
  const email = typing.owner ?? (await awaitedEmail(visit, { parts, purpose }));
  const guess = await countCodeGuess(visit, { parts, email });
  if (!guess.isAllowed) return { problem: 'too-many', status: 429 };
  const code = parseEmailCode(typed);
  const redeemed = await redeemCode(db, { ticket: visit.uid, purpose, code, now: now() });
  if (!redeemed.ok) {
    reportAt('code-wrong', visit, { parts, email });
    return { problem: redeemed.refusal, status: 400 };
  }
  await guess.forgive();
  return redeemed.value;
}

export function awaitedEmail(
  { uid: ticket }: Visit,
  { parts, purpose }: Readonly<{ parts: HostedParts; purpose: CodePurpose }>,
): Promise<EmailAddress | undefined> {
  return findAwaitedEmail(parts.db, { ticket, purpose, now: parts.now() });
}

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
 * Sends a code to the address that the player typed. Resolves to what kept it from being sent. Taken and free addresses
 * are handled the same way and both get a message, so that neither timing nor a failure shows which is which.
 */
export async function sendCode(
  visit: Visit,
  sending: Readonly<{
    parts: HostedParts;
    purpose: CodePurpose;
    email: EmailAddress;
    passwordHash?: string;
    send: SendMail;
  }>,
): Promise<Refused | undefined> {
  const { parts, purpose, email, passwordHash, send } = sending;
  const isTaken = await isEmailTaken(parts.db, email);
  const code = newEmailCode();
  const isValid = isTaken === (purpose === 'reset');
  const awaited = { ticket: visit.uid, purpose, email, passwordHash, now: parts.now() };
  await awaitCode(parts.db, { ...awaited, code: isValid ? code : undefined });
  const [subject, text] = MESSAGES[purpose][isTaken ? 'taken' : 'free'];
  const values = { code: formatEmailCode(code) };
  const { say } = visit.words;
  const mail = { to: email, subject: say(subject, values), text: say(text, values) };
  return sendAwaited(visit, { parts, mail, send });
}

/** How long a page waits to learn whether a message was sent. */
const MAIL_PATIENCE_MS = 8_000;

/** Resolves to undefined for a message that was sent or may still be. */
async function sendAwaited(
  visit: Visit,
  { parts, mail, send }: Readonly<{ parts: HostedParts; mail: Mail; send: SendMail }>,
): Promise<Refused | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const callOff = parts.timers.after(MAIL_PATIENCE_MS, () => resolve(undefined));
  const sent = send(mail).then(
    () => undefined,
    async (fault: unknown): Promise<Refused> => {
      parts.onFault(fault);
      if (fault instanceof MailFault && fault.obstacle === 'address-refused') {
        return { problem: 'mail-refused', status: 400 };
      }
      await forgiveCode(visit, { parts, email: mail.to });
      return { problem: 'no-mail', status: 503 };
    },
  );
  return Promise.race([sent, late]).finally(callOff);
}

/** A change of an account that its owner reads of by mail, so that a change by a stranger is noticed. */
type Notice = Readonly<
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
  for (const address of to) send({ to: address, subject, text }).catch(onFault);
}
