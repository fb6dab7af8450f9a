import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { InteractionResults, Provider } from 'oidc-provider';
import type { Timers } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/tables.ts';
import { requestLanguage } from '../../platform/http/request-language.ts';
import type { AllowanceOf, OnLimit } from '../../platform/limits/address-limits.ts';
import type { RequestRate } from '../../platform/limits/request-counts.ts';
import type { ReportEvent, SecurityEvent } from '../../platform/security/security-log.ts';
import type { AccountMeters } from '../account-meters.ts';
import { findOwner } from '../accounts/accounts.ts';
import type { EmailAddress } from '../accounts/email-address.ts';
import type { KnownBrowsers } from '../accounts/known-browser.ts';
import type { HashingCost } from '../accounts/password.ts';
import type { SocialProvider } from '../accounts/social-providers.ts';
import { ACCOUNT_PROMPT } from '../issuer/issuer.ts';
import { asPublicRequest } from '../issuer/issuer-routes.ts';
import { type Mailing, type MailWay, mailWayTo } from '../mail/mailing.ts';
import { type FormProblem, type HostedWords, hostedWords } from '../pages/hosted-html.ts';
import type { OnAccessEnded } from '../tokens/grants.ts';

/** How players sign in at this server. */
export type EmbeddedSignIn = Readonly<{
  hashingCost: HashingCost;
  mail: Mailing;
  socials: readonly SocialProvider[];
  /** The process's timers if not given. */
  timers?: Pick<Timers, 'after'>;
}>;

/** The parts of the server that signing in uses. */
export type SignInParts = Readonly<{
  db: Kysely<Database>;
  /** Milliseconds since 1970. */
  now: () => number;
  publicUrl: () => string;
  /** The limit of requests to the issuer. */
  rate: RequestRate;
  allowanceOf: AllowanceOf;
  /** The name of the account's player; undefined if it has none. */
  findPlayerName: (accountId: string) => Promise<string | undefined>;
  onAccessEnded: OnAccessEnded;
  meters: AccountMeters;
  onLimit: OnLimit;
  reportEvent: ReportEvent;
  onFault: (fault: unknown) => void;
}>;

export type HostedParts = SignInParts &
  Required<EmbeddedSignIn> &
  Readonly<{
    issuer: () => Promise<Provider>;
    knownBrowsers: KnownBrowsers;
    style: string;
  }>;

/** A browser's visit to the sign-in pages, with one of its requests. */
export type Visit = HostedParts &
  Readonly<{
    request: FastifyRequest;
    reply: FastifyReply;
    provider: Provider;
    uid: string;
    /** `/sign-in/<uid>` */
    base: string;
    /** The prompt of the issuer: `login`, or another one. */
    prompt: string;
    /** The session in which the visit began, which may have ended since. Undefined if there was none. */
    session: Readonly<{ uid: string; accountId: string }> | undefined;
    /** Where the browser goes on, if the visit has its result already. */
    goOn: string | undefined;
    form: URLSearchParams;
    mailWay: MailWay;
    words: HostedWords;
  }>;

/** Why a form was not accepted, with the values for the message and the status of the answer. */
export type Refused = Readonly<{
  problem: FormProblem;
  status: number;
  values?: Readonly<Record<string, string>>;
}>;

export type Params = { uid: string; name?: string };

/** Returns this browser's visit, by the issuer's cookie; undefined if it has none, or another one. */
export async function findVisit(
  request: FastifyRequest<{ Params: Params }>,
  reply: FastifyReply,
  parts: HostedParts,
): Promise<Visit | undefined> {
  const { errors } = await import('oidc-provider');
  const provider = await parts.issuer();
  const publicUrl = parts.publicUrl();
  asPublicRequest(request.raw, { publicUrl, address: request.ip });
  try {
    const interaction = await provider.interactionDetails(request.raw, reply.raw);
    const { uid, session, result, returnTo } = interaction;
    if (uid !== request.params.uid) return undefined;
    return {
      ...parts,
      request,
      reply,
      provider,
      uid,
      base: `/sign-in/${uid}`,
      prompt: interaction.prompt.name,
      session: session?.uid ? { uid: session.uid, accountId: session.accountId } : undefined,
      goOn: result === undefined ? undefined : returnTo,
      form: request.body instanceof URLSearchParams ? request.body : new URLSearchParams(),
      mailWay: mailWayTo(request, { mail: parts.mail, publicUrl }),
      words: wordsFor(request),
    };
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
}

/** Passes the result to the issuer, which sends the player on. */
export async function finish(
  { provider, request, reply }: Visit,
  result: InteractionResults,
): Promise<FastifyReply> {
  const options = { mergeWithLastSubmission: false };
  const target = await provider.interactionResult(request.raw, reply.raw, result, options);
  return reply.header('cache-control', 'no-store').redirect(target, 303);
}

/** Signs in the player who just showed a password, and makes the browser known to the account. */
export async function finishByPassword(
  visit: Visit,
  { accountId, email }: Readonly<{ accountId: string; email: EmailAddress }>,
): Promise<FastifyReply> {
  await visit.knownBrowsers.remember(visit, email);
  // If the visit was opened to change the account, the change is done.
  const account = visit.prompt === ACCOUNT_PROMPT ? { [ACCOUNT_PROMPT]: {} } : {};
  return finish(visit, { login: loginOf(visit, accountId, 'pwd'), ...account });
}

/** The issuer's record of a sign-in now. Its time is in seconds. */
export function loginOf({ now }: Visit, accountId: string, by: 'pwd' | 'fed') {
  return { accountId, amr: [by], ts: Math.floor(now() / 1000) };
}

/**
 * Goes on after a change of the account, which ended all of its sessions: other pages notice at once, and this browser
 * is signed in again.
 */
export async function finishChange(
  visit: Visit,
  change: Readonly<{ event: SecurityEvent; accountId: string; email: EmailAddress }>,
): Promise<FastifyReply> {
  const { event, accountId } = change;
  visit.onAccessEnded(accountId);
  visit.reportEvent(event, { address: visit.request.ip, account: accountId });
  return finishByPassword(visit, change);
}

/**
 * Reports an event of the account with the e-mail address. Without an account, it reports the address itself, so that
 * all tries at it have one hash. Callers do not wait for it: the time it takes would show who has an account.
 */
export function reportAt(
  event: SecurityEvent,
  { db, request, reportEvent, onFault }: Visit,
  email: EmailAddress | undefined,
): void {
  const found = email === undefined ? Promise.resolve(undefined) : findOwner(db, email);
  found
    .then((owner) => reportEvent(event, { address: request.ip, account: owner?.id ?? email }))
    .catch(onFault);
}

/** Detaches a visit from its session, so that the visit survives when the session ends. */
export async function forgetSession({ provider, request, reply }: Visit): Promise<void> {
  const interaction = await provider.interactionDetails(request.raw, reply.raw);
  if (interaction.session === undefined) return;
  // The issuer ends a visit with its session by these fields.
  Object.assign(interaction, { session: undefined, accountId: undefined, grantId: undefined });
  await interaction.persist();
}

/** Returns the texts in the language that the player chose, or else in the browser's. */
export function wordsFor(request: FastifyRequest): HostedWords {
  return hostedWords(requestLanguage(request));
}

/** Goes on to another page of the visit. */
export function redirectTo({ base, reply }: Visit, path: string): FastifyReply {
  return reply.redirect(`${base}${path}`, 303);
}

export function sendPage(reply: FastifyReply, page: string): FastifyReply {
  reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
  return reply.send(page);
}
