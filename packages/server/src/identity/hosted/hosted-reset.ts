import type { FastifyReply } from 'fastify';
import { forgetAttempts } from '../../platform/limits/attempts.ts';
import { changePassword } from '../accounts/accounts.ts';
import { hashPassword, parseNewPassword } from '../accounts/password.ts';
import { knownBrowserKey, mayAskForCode, strangeBrowserKey } from './hosted-limits.ts';
import { awaitedEmail, redeemTyped, sendCode, sendNotice } from './hosted-mail.ts';
import { forgottenPage, resetPage } from './hosted-pages.ts';
import {
  finishChange,
  forgetSession,
  type HostedParts,
  readEmail,
  refusing,
  sendPage,
  type Visit,
} from './hosted-visit.ts';

export async function showForgotten(visit: Visit): Promise<FastifyReply> {
  return sendPage(visit.reply, forgottenPage(visit));
}

export async function sendResetCode(visit: Visit, parts: HostedParts): Promise<FastifyReply> {
  const { base, mailWay, reply } = visit;
  const typed = visit.form.get('email') ?? '';
  const refuseWith = refusing(visit, (problem) =>
    forgottenPage({ ...visit, email: typed, problem }),
  );
  const email = readEmail(typed);
  if (!email.ok) return refuseWith(email.problem, 400);
  // A new password needs proof by mail. If only the host could read the message, there is none.
  if (!('send' in mailWay)) return refuseWith('no-mail', 503);
  if (!(await mayAskForCode(visit, { parts, email: email.value }))) {
    return refuseWith('too-many-codes', 429);
  }
  const sending = { parts, purpose: 'reset', email: email.value, send: mailWay.send } as const;
  const refused = await sendCode(visit, sending);
  if (refused !== undefined) return refuseWith(refused.problem, refused.status);
  return reply.redirect(`${base}/reset`, 303);
}

export async function showReset(visit: Visit, parts: HostedParts): Promise<FastifyReply> {
  const email = await awaitedEmail(visit, { parts, purpose: 'reset' });
  if (email === undefined) return visit.reply.redirect(`${visit.base}/forgotten`, 303);
  return sendPage(visit.reply, resetPage({ ...visit, email }));
}

export async function reset(visit: Visit, parts: HostedParts): Promise<FastifyReply> {
  const { db, now } = parts;
  const refuseWith = refusing(visit, async (problem) => {
    const email = await awaitedEmail(visit, { parts, purpose: 'reset' });
    return resetPage({ ...visit, email, problem });
  });
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
  sendNotice({ type: 'password-changed' }, { ...parts, words: visit.words, to: [email] });
  await forgetAttempts(db, strangeBrowserKey(email));
  await forgetAttempts(db, knownBrowserKey(email));
  return finishChange(visit, { event: 'password-reset', accountId, email, parts });
}
