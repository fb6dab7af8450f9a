import type { FastifyReply } from 'fastify';
import { createAccount, isEmailTaken } from '../accounts/accounts.ts';
import { awaitCode, formatEmailCode, newEmailCode } from '../accounts/email-codes.ts';
import { parseNewPassword } from '../accounts/new-password.ts';
import { hashPassword } from '../accounts/password.ts';
import { awaitedEmail, redeemTyped, sendAwaited } from './hosted-codes.ts';
import { mayAskForCode } from './hosted-limits.ts';
import { type FormProblem, signUpCodePage, signUpPage } from './hosted-pages.ts';
import {
  finishByPassword,
  type HostedParts,
  readEmail,
  sendPage,
  type Visit,
} from './hosted-visit.ts';

export async function showSignUp({ base, reply, mailWay, words }: Visit): Promise<FastifyReply> {
  return sendPage(reply, signUpPage({ base, words, mailWay }));
}

export async function signUp(visit: Visit, parts: HostedParts): Promise<FastifyReply> {
  const { base, mailWay, reply, uid: ticket, words } = visit;
  const typed = visit.form.get('email') ?? '';
  const refuseWith = (problem: FormProblem, status: number) =>
    sendPage(
      reply.code(status),
      signUpPage({ base, words, mailWay, email: typed, problem: { problem } }),
    );
  const email = readEmail(typed);
  if (!email.ok) return refuseWith(email.problem, 400);
  const owner = { email: email.value, playerName: undefined };
  const password = await parseNewPassword(visit.form.get('password') ?? '', owner);
  if (!password.ok) return refuseWith(password.refusal, 400);
  if (mailWay.type === 'none') return refuseWith('no-mail', 503);
  if (!(await mayAskForCode(visit, { parts, email: email.value }))) {
    return refuseWith('too-many-codes', 429);
  }
  if (mailWay.type === 'unproven') {
    const passwordHash = await hashPassword(password.value, parts.hashingCost);
    const account = { email: email.value, passwordHash, isProven: false, now: parts.now() };
    const created = await createAccount(parts.db, account);
    if (!created.ok) return refuseWith(created.refusal, 409);
    parts.meters.countSignUp('unproven');
    return finishByPassword(visit, { accountId: created.value, email: email.value, parts });
  }
  // From here on, taken and free addresses are handled the same way, so that timing does not show which is which.
  const passwordHash = await hashPassword(password.value, parts.hashingCost);
  const isTaken = await isEmailTaken(parts.db, email.value);
  const code = newEmailCode();
  await awaitCode(parts.db, {
    ticket,
    purpose: 'sign-up',
    email: email.value,
    passwordHash,
    code: isTaken ? undefined : code,
    now: parts.now(),
  });
  const values = { code: formatEmailCode(code) };
  const mail = {
    to: email.value,
    subject: words.say(isTaken ? 'mail.known.subject' : 'mail.sign-up.subject', values),
    text: words.say(isTaken ? 'mail.known.text' : 'mail.sign-up.text', values),
  };
  const refused = await sendAwaited(visit, { parts, mail, send: mailWay.send });
  if (refused !== undefined) return refuseWith(refused.problem, refused.status);
  return reply.redirect(`${base}/code`, 303);
}

export async function showCode(visit: Visit, parts: HostedParts): Promise<FastifyReply> {
  const { base, mailWay, reply, words } = visit;
  const email = await awaitedEmail(visit, { parts, purpose: 'sign-up' });
  if (email === undefined) return reply.redirect(`${base}/sign-up`, 303);
  return sendPage(reply, signUpCodePage({ base, words, email, mailWay }));
}

export async function confirmSignUp(visit: Visit, parts: HostedParts): Promise<FastifyReply> {
  const { base, mailWay, reply, words } = visit;
  const { db, now } = parts;
  const refuseWith = async (problem: FormProblem, status: number) => {
    const email = await awaitedEmail(visit, { parts, purpose: 'sign-up' });
    const page = signUpCodePage({
      base,
      words,
      email,
      mailWay,
      problem: { problem },
    });
    return sendPage(reply.code(status), page);
  };
  const redeemed = await redeemTyped(visit, { parts, purpose: 'sign-up' });
  if ('problem' in redeemed) return refuseWith(redeemed.problem, redeemed.status);
  const { email, passwordHash } = redeemed;
  if (passwordHash === undefined) throw new Error('a sign-up without password');
  const created = await createAccount(db, { email, passwordHash, isProven: true, now: now() });
  if (!created.ok) return refuseWith(created.refusal, 409);
  parts.meters.countSignUp('mail');
  return finishByPassword(visit, { accountId: created.value, email, parts });
}
