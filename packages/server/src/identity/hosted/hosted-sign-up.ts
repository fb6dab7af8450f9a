import type { FastifyReply } from 'fastify';
import { createAccount } from '../accounts/accounts.ts';
import { hashPassword, parseNewPassword } from '../accounts/password.ts';
import { mayAskForCode } from './hosted-limits.ts';
import { awaitedEmail, redeemTyped, sendCode } from './hosted-mail.ts';
import { signUpCodePage, signUpPage } from './hosted-pages.ts';
import {
  finishByPassword,
  type HostedParts,
  readEmail,
  refusing,
  sendPage,
  type Visit,
} from './hosted-visit.ts';

export async function showSignUp(visit: Visit): Promise<FastifyReply> {
  return sendPage(visit.reply, signUpPage(visit));
}

export async function signUp(visit: Visit, parts: HostedParts): Promise<FastifyReply> {
  const { base, mailWay, reply } = visit;
  const typed = visit.form.get('email') ?? '';
  const refuseWith = refusing(visit, (problem) => signUpPage({ ...visit, email: typed, problem }));
  const email = readEmail(typed);
  if (!email.ok) return refuseWith(email.problem, 400);
  const owner = { email: email.value, playerName: undefined };
  const password = await parseNewPassword(visit.form.get('password') ?? '', owner);
  if (!password.ok) return refuseWith(password.refusal, 400);
  if (mailWay.type === 'none') return refuseWith('no-mail', 503);
  if (!(await mayAskForCode(visit, { parts, email: email.value }))) {
    return refuseWith('too-many-codes', 429);
  }
  const passwordHash = await hashPassword(password.value, parts.hashingCost);
  if (mailWay.type === 'unproven') {
    const account = { email: email.value, passwordHash, isProven: false, now: parts.now() };
    const created = await createAccount(parts.db, account);
    if (!created.ok) return refuseWith(created.refusal, 409);
    parts.meters.countSignUp('unproven');
    return finishByPassword(visit, { accountId: created.value, email: email.value, parts });
  }
  const { send } = mailWay;
  const sending = { parts, purpose: 'sign-up', email: email.value, passwordHash, send } as const;
  const refused = await sendCode(visit, sending);
  if (refused !== undefined) return refuseWith(refused.problem, refused.status);
  return reply.redirect(`${base}/code`, 303);
}

export async function showCode(visit: Visit, parts: HostedParts): Promise<FastifyReply> {
  const email = await awaitedEmail(visit, { parts, purpose: 'sign-up' });
  if (email === undefined) return visit.reply.redirect(`${visit.base}/sign-up`, 303);
  return sendPage(visit.reply, signUpCodePage({ ...visit, email }));
}

export async function confirmSignUp(visit: Visit, parts: HostedParts): Promise<FastifyReply> {
  const { db, now } = parts;
  const refuseWith = refusing(visit, async (problem) => {
    const email = await awaitedEmail(visit, { parts, purpose: 'sign-up' });
    return signUpCodePage({ ...visit, email, problem });
  });
  const redeemed = await redeemTyped(visit, { parts, purpose: 'sign-up' });
  if ('problem' in redeemed) return refuseWith(redeemed.problem, redeemed.status);
  const { email, passwordHash } = redeemed;
  if (passwordHash === undefined) throw new Error('a sign-up without password');
  const created = await createAccount(db, { email, passwordHash, isProven: true, now: now() });
  if (!created.ok) return refuseWith(created.refusal, 409);
  parts.meters.countSignUp('mail');
  return finishByPassword(visit, { accountId: created.value, email, parts });
}
