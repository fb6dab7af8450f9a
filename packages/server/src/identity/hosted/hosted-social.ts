import type { FastifyReply, FastifyRequest } from 'fastify';
import { openBySocialIdentity } from '../accounts/accounts.ts';
import {
  beginSocial,
  finishSocial,
  readVisit,
  type SocialProvider,
} from '../accounts/social-providers.ts';
import { sendNotice } from './hosted-codes.ts';
import { sendExpired } from './hosted-pages.ts';
import {
  finish,
  loginOf,
  type Params,
  type Refused,
  redirectTo,
  type Visit,
} from './hosted-visit.ts';

export async function leaveForSocial(visit: Visit): Promise<FastifyReply | Refused> {
  const provider = findSocial(visit, (visit.request.params as Params).name);
  return provider === undefined ? redirectTo(visit, '') : leaveFor(visit, provider);
}

export async function leaveFor(
  visit: Visit,
  provider: SocialProvider,
): Promise<FastifyReply | Refused> {
  try {
    const going = { provider, visit: visit.uid };
    const target = await beginSocial(going, socialParts(visit, provider));
    return visit.reply.header('cache-control', 'no-store').redirect(target.href, 303);
  } catch (fault) {
    visit.onFault(fault);
    return { problem: 'social-unreachable', status: 502, values: { name: provider.label } };
  }
}

/**
 * Redirects to the visit's own address, as its cookie is sent only there. Providers know one fixed address; the state
 * names the visit.
 */
export async function sendToVisit(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { search, searchParams } = new URL(request.url, 'http://localhost');
  const { name = '' } = request.params as Params;
  const uid = readVisit(searchParams.get('state') ?? '');
  if (uid === undefined) return sendExpired({ request, reply });
  const target = `/sign-in/${uid}/social/${encodeURIComponent(name)}/return${search}`;
  return reply.header('cache-control', 'no-store').redirect(target, 303);
}

export async function returnFromSocial(visit: Visit): Promise<FastifyReply | Refused> {
  const { db, meters, now, onAccessEnded, reportEvent, request } = visit;
  const provider = findSocial(visit, (request.params as Params).name);
  if (provider === undefined) return redirectTo(visit, '');
  const { searchParams: query } = new URL(request.url, 'http://localhost');
  const returned = { provider, visit: visit.uid, query };
  const finished = await finishSocial(returned, socialParts(visit, provider));
  if (!finished.ok) {
    const { type: problem } = finished.refusal;
    const reason = 'reason' in finished.refusal ? finished.refusal.reason : '';
    return { problem, status: 400, values: { name: provider.label, reason } };
  }
  const identity = finished.value;
  const { accountId, how } = await openBySocialIdentity(db, { identity, now: now() });
  if (how === 'new') meters.countSignUp('social');
  if (how === 'linked') {
    reportEvent('social-linked', { address: request.ip, account: accountId });
    sendNotice(visit, { type: 'linked', name: provider.label }, [identity.email]);
  }
  // If the account had another owner, that owner's sessions have ended.
  onAccessEnded(accountId);
  return finish(visit, { login: loginOf(visit, accountId, 'fed') });
}

function socialParts(
  { db, now, publicUrl }: Visit,
  { name }: SocialProvider,
): Parameters<typeof finishSocial>[1] {
  return { db, now, callbackUrl: `${publicUrl()}/sign-in/callback/${name}` };
}

export function findSocial({ socials }: Visit, name: string | undefined) {
  return socials.find((social) => social.name === name);
}
