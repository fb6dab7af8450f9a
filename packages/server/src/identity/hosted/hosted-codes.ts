import { forgiveAttempt } from '../../platform/limits/attempts.ts';
import type { EmailAddress } from '../accounts/email-address.ts';
import {
  type CodePurpose,
  findAwaitedEmail,
  parseEmailCode,
  redeemCode,
} from '../accounts/email-codes.ts';
import type { Mail, SendMail } from '../mail/mail.ts';
import { addressKey, mayGuessFromAddress } from './hosted-limits.ts';
import type { FormProblem } from './hosted-pages.ts';
import type { HostedParts, Visit } from './hosted-visit.ts';

type Redeemed = Readonly<{ email: EmailAddress; passwordHash: string | undefined }>;
type NotRedeemed = Readonly<{ problem: FormProblem; status: number }>;

export async function redeemTyped(
  visit: Visit,
  { parts, purpose }: Readonly<{ parts: HostedParts; purpose: CodePurpose }>,
): Promise<Redeemed | NotRedeemed> {
  const typed = visit.form.get('code') ?? '';
  if (typed.trim() === '') return { problem: 'code-empty', status: 400 };
  const { db, now } = parts;
  if (!(await mayGuessFromAddress(visit, parts))) return { problem: 'too-many', status: 429 };
  const code = parseEmailCode(typed);
  const redeemed = await redeemCode(db, { ticket: visit.uid, purpose, code, now: now() });
  if (!redeemed.ok) return { problem: redeemed.refusal, status: 400 };
  await forgiveAttempt(db, addressKey(visit));
  return redeemed.value;
}

export function awaitedEmail(
  { uid: ticket }: Visit,
  { parts, purpose }: Readonly<{ parts: HostedParts; purpose: CodePurpose }>,
): Promise<EmailAddress | undefined> {
  return findAwaitedEmail(parts.db, { ticket, purpose, now: parts.now() });
}

type SendingParts = Pick<HostedParts, 'onFault'> & Readonly<{ send: SendMail }>;

/** Not waited for: the time it takes would tell who has an account. */
export function sendSoon(mail: Mail, { send, onFault }: SendingParts): void {
  send(mail).catch(onFault);
}
