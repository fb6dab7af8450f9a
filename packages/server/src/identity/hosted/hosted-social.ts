import type { FastifyReply, FastifyRequest } from 'fastify';
import { openBySocialIdentity } from '../accounts/accounts.ts';
import {
  beginSocial,
  finishSocial,
  readVisit,
  type SocialProvider,
  type SocialRefusal,
} from '../accounts/social-providers.ts';
import { sendNotice } from './hosted-mail.ts';
import type { ShownProblem } from './hosted-pages.ts';
import {
  finish,
  type HostedParts,
  type Params,
  seconds,
  sendExpired,
  sendSignIn,
  type Visit,
} from './hosted-visit.ts';

export async function leaveForSocial(visit: Visit, parts: HostedParts): Promise<FastifyReply> {
  const provider = findSocial(parts, (visit.request.params as Params).name);
  return provider === undefined
    ? visit.reply.redirect(visit.base, 303)
    : leaveFor(visit, { provider, parts });
}

export async function leaveFor(
  visit: Visit,
  { provider, parts }: Readonly<{ provider: SocialProvider; parts: HostedParts }>,
): Promise<FastifyReply> {
  try {
    const going = { provider, visit: visit.uid };
    const target = await beginSocial(going, socialParts(parts, provider));
    return visit.reply.header('cache-control', 'no-store').redirect(target.href, 303);
  } catch (fault) {
    parts.onFault(fault);
    const values = { name: provider.label };
    const problem = { problem: 'social-unreachable', values } as const;
    return sendSignIn(visit, { parts, status: 502, problem });
  }
}

/**
 * Redirects to the visit's own address, as its cookie is sent only there. Providers know one fixed address; the state
 * names the visit.
 */
export async function sendToVisit({
  request,
  reply,
}: Readonly<{ request: FastifyRequest; reply: FastifyReply }>): Promise<FastifyReply> {
  const { search, searchParams } = new URL(request.url, 'http://localhost');
  const { name = '' } = request.params as Params;
  const uid = readVisit(searchParams.get('state') ?? '');
  if (uid === undefined) return sendExpired({ request, reply });
  const target = `/sign-in/${uid}/social/${encodeURIComponent(name)}/return${search}`;
  return reply.header('cache-control', 'no-store').redirect(target, 303);
}

export async function returnFromSocial(visit: Visit, parts: HostedParts): Promise<FastifyReply> {
  const { db, now } = parts;
  const provider = findSocial(parts, (visit.request.params as Params).name);
  if (provider === undefined) return visit.reply.redirect(visit.base, 303);
  const { searchParams: query } = new URL(visit.request.url, 'http://localhost');
  const returned = { provider, visit: visit.uid, query };
  const finished = await finishSocial(returned, socialParts(parts, provider));
  if (!finished.ok) {
    const problem = socialProblem(finished.refusal, provider);
    return sendSignIn(visit, { parts, status: 400, problem });
  }
  const identity = finished.value;
  const { accountId, how } = await openBySocialIdentity(db, { identity, now: now() });
  if (how === 'new') parts.meters.countSignUp('social');
  if (how === 'linked') {
    parts.reportEvent('social-linked', { address: visit.request.ip, account: accountId });
    const { label: name } = provider;
    sendNotice({ type: 'linked', name }, { ...parts, words: visit.words, to: [identity.email] });
  }
  // If the account had another owner, that owner's sessions have ended.
  parts.onAccessEnded(accountId);
  return finish(visit, { login: { accountId, amr: ['fed'], ts: seconds(now()) } });
}

function socialProblem(refusal: SocialRefusal, { label }: SocialProvider): ShownProblem {
  const reason = refusal.type === 'social-failed' ? refusal.reason : '';
  return { problem: refusal.type, values: { name: label, reason } };
}

function socialParts(
  { db, now, publicUrl }: HostedParts,
  { name }: SocialProvider,
): Parameters<typeof finishSocial>[1] {
  return { db, now, callbackUrl: `${publicUrl()}/sign-in/callback/${name}` };
}

export function findSocial({ socials }: HostedParts, name: string | undefined) {
  return socials.find((social) => social.name === name);
}
