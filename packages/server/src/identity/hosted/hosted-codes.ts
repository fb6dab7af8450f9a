import type { EmailAddress } from '../accounts/email-address.ts';
import {
  type CodePurpose,
  findAwaitedEmail,
  parseEmailCode,
  redeemCode,
} from '../accounts/email-codes.ts';
import type { Mail, SendMail } from '../mail/mail.ts';
import { MailFault } from '../mail/mail-fault.ts';
import { reportAt } from './hosted-events.ts';
import { countCodeGuess, forgiveCode } from './hosted-limits.ts';
import type { FormProblem } from './hosted-pages.ts';
import type { HostedParts, Visit } from './hosted-visit.ts';

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

type SendingParts = Pick<HostedParts, 'onFault'> & Readonly<{ send: SendMail }>;

/** Sends a message that no page mentions. */
export function sendSoon(mail: Mail, { send, onFault }: SendingParts): void {
  send(mail).catch(onFault);
}

/** How long a page waits to learn whether a message was sent. */
export const MAIL_PATIENCE_MS = 8_000;

/**
 * Sends the message that a page announces. Resolves to what kept it from being sent; undefined for one that was sent or
 * may still be. Call it whether or not an account exists: the time it takes and its result would show which.
 */
export async function sendAwaited(
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
