import type { FastifyReply } from 'fastify';
import { forgetAttempts } from '../../platform/limits/attempts.ts';
import { changePassword, isEmailTaken } from '../accounts/accounts.ts';
import { awaitCode, formatEmailCode, newEmailCode } from '../accounts/email-codes.ts';
import { parseNewPassword } from '../accounts/new-password.ts';
import { hashPassword } from '../accounts/password.ts';
import { awaitedEmail, redeemTyped, sendAwaited } from './hosted-codes.ts';
import { knownBrowserKey, mayAskForCode, strangeBrowserKey } from './hosted-limits.ts';
import { sendNotice } from './hosted-notices.ts';
import { type FormProblem, forgottenPage, resetPage } from './hosted-pages.ts';
import {
  finishByPassword,
  forgetSession,
  type HostedParts,
  readEmail,
  sendPage,
  type Visit,
} from './hosted-visit.ts';

export async function showForgotten({ base, reply, mailWay, words }: Visit): Promise<FastifyReply> {
  return sendPage(reply, forgottenPage({ base, words, mailWay }));
}

export async function sendResetCode(visit: Visit, parts: HostedParts): Promise<FastifyReply> {
  const { base, mailWay, reply, uid: ticket, words } = visit;
  const typed = visit.form.get('email') ?? '';
  const refuseWith = (problem: FormProblem, status: number) =>
    sendPage(
      reply.code(status),
      forgottenPage({ base, words, mailWay, email: typed, problem: { problem } }),
    );
  const email = readEmail(typed);
  if (!email.ok) return refuseWith(email.problem, 400);
  // A new password needs proof by mail. If only the host could read the message, there is none.
  if (!('send' in mailWay)) return refuseWith('no-mail', 503);
  if (!(await mayAskForCode(visit, { parts, email: email.value }))) {
    return refuseWith('too-many-codes', 429);
  }
  const isKnown = await isEmailTaken(parts.db, email.value);
  const code = newEmailCode();
  await awaitCode(parts.db, {
    ticket,
    purpose: 'reset',
    email: email.value,
    passwordHash: undefined,
    code: isKnown ? code : undefined,
    now: parts.now(),
  });
  // Addresses without an account get a message too. Otherwise the wait, or a failure to send, would show that there is
  // no account.
  const values = { code: formatEmailCode(code) };
  const mail = {
    to: email.value,
    subject: words.say(isKnown ? 'mail.reset.subject' : 'mail.unknown.subject', values),
    text: words.say(isKnown ? 'mail.reset.text' : 'mail.unknown.text', values),
  };
  const refused = await sendAwaited(visit, { parts, mail, send: mailWay.send });
  if (refused !== undefined) return refuseWith(refused.problem, refused.status);
  return reply.redirect(`${base}/reset`, 303);
}

export async function showReset(visit: Visit, parts: HostedParts): Promise<FastifyReply> {
  const { base, mailWay, reply, words } = visit;
  const email = await awaitedEmail(visit, { parts, purpose: 'reset' });
  if (email === undefined) return reply.redirect(`${base}/forgotten`, 303);
  return sendPage(reply, resetPage({ base, words, email, mailWay }));
}

export async function reset(visit: Visit, parts: HostedParts): Promise<FastifyReply> {
  const { base, mailWay, reply, words } = visit;
  const { db, now } = parts;
  const refuseWith = async (problem: FormProblem, status: number) => {
    const email = await awaitedEmail(visit, { parts, purpose: 'reset' });
    const page = resetPage({ base, words, email, mailWay, problem: { problem } });
    return sendPage(reply.code(status), page);
  };
  // Checked first, so that an unfit password costs no try of the code.
  const owner = {
    email: await awaitedEmail(visit, { parts, purpose: 'reset' }),
    // A refusal because of the name, before the code is proved, would show whose address it is.
    playerName: undefined,
  };
  const password = await parseNewPassword(visit.form.get('password') ?? '', owner);
  if (!password.ok) return refuseWith(password.refusal, 400);
  const redeemed = await redeemTyped(visit, { parts, purpose: 'reset' });
  if ('problem' in redeemed) return refuseWith(redeemed.problem, redeemed.status);
  const passwordHash = await hashPassword(password.value, parts.hashingCost);
  const { email } = redeemed;
  await forgetSession(visit);
  const accountId = await changePassword(db, { email, passwordHash, provenAt: now() });
  if (accountId === undefined) return refuseWith('code-gone', 400);
  parts.onAccessEnded(accountId);
  sendNotice({ type: 'password-changed' }, { ...parts, words, to: [email] });
  await forgetAttempts(db, strangeBrowserKey(email));
  await forgetAttempts(db, knownBrowserKey(email));
  parts.reportEvent('password-reset', { address: visit.request.ip, account: accountId });
  return finishByPassword(visit, { accountId, email, parts });
}
