import type { FastifyReply } from 'fastify';
import { openByPassword } from '../accounts/accounts.ts';
import { parsePassword } from '../accounts/password.ts';
import { ACCOUNT_PROMPT } from '../issuer/issuer.ts';
import { countPasswordGuess } from './hosted-limits.ts';
import type { FormProblem } from './hosted-pages.ts';
import { findSocial, leaveFor } from './hosted-social.ts';
import {
  finish,
  finishByPassword,
  type HostedParts,
  readEmail,
  reportAt,
  sendSignIn,
  type Visit,
} from './hosted-visit.ts';

export async function showSignIn(visit: Visit, parts: HostedParts): Promise<FastifyReply> {
  const { provider, reply, request } = visit;
  if (visit.prompt === ACCOUNT_PROMPT) return reply.redirect(`${visit.base}/account`, 303);
  const { params } = await provider.interactionDetails(request.raw, reply.raw);
  const isFirst =
    request.headers.referer === undefined || !request.headers.referer.includes(visit.base);
  const wanted = findSocial(parts, String(params.identity_provider ?? '').toLowerCase());
  if (isFirst && wanted !== undefined) return leaveFor(visit, { provider: wanted, parts });
  if (isFirst && params.screen_hint === 'signup') {
    return reply.redirect(`${visit.base}/sign-up`, 303);
  }
  return sendSignIn(visit, { parts });
}

export async function signIn(visit: Visit, parts: HostedParts): Promise<FastifyReply> {
  const { db, hashingCost: cost } = parts;
  const typed = visit.form.get('email') ?? '';
  const refuseWith = (problem: FormProblem, status: number) =>
    sendSignIn(visit, { parts, status, typed, problem: { problem } });
  const email = readEmail(typed);
  if (!email.ok) return refuseWith(email.problem, 400);
  const password = parsePassword(visit.form.get('password') ?? '');
  if (!password.ok && password.refusal === 'password-empty') {
    return refuseWith('password-empty', 400);
  }
  const guess = await countPasswordGuess(visit, { parts, email: email.value });
  if (!guess.isAllowed) return refuseWith('too-many', 429);
  const refuseWrong = () => {
    reportAt('sign-in-failed', visit, { parts, email: email.value });
    return refuseWith('wrong-credentials', 401);
  };
  // No account has a password that is not allowed.
  if (!password.ok) return refuseWrong();
  const opened = await openByPassword(db, { email: email.value, password: password.value, cost });
  if (!opened.ok) return refuseWrong();
  await guess.forgive();
  return finishByPassword(visit, { accountId: opened.value, email: email.value, parts });
}

export async function cancel(visit: Visit): Promise<FastifyReply> {
  return finish(visit, {
    error: 'access_denied',
    error_description: 'User cancelled OAuth flow.',
  });
}
