import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { InteractionResults, Provider } from 'oidc-provider';
import type { Timers } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/tables.ts';
import { requestLanguage } from '../../platform/http/request-language.ts';
import type { AllowanceOf, OnLimit } from '../../platform/limits/address-limits.ts';
import type { ReportEvent, SecurityEvent } from '../../platform/security/security-log.ts';
import type { AccountMeters } from '../account-meters.ts';
import { findAccountId } from '../accounts/accounts.ts';
import { type EmailAddress, parseEmailAddress } from '../accounts/email-address.ts';
import type { KnownBrowsers } from '../accounts/known-browser.ts';
import type { HashingCost } from '../accounts/password.ts';
import type { SocialProvider } from '../accounts/social-providers.ts';
import { ACCOUNT_PROMPT } from '../issuer/issuer.ts';
import { asPublicRequest } from '../issuer/issuer-routes.ts';
import { type Mailing, type MailWay, mailWayTo } from '../mail/mailing.ts';
import { type HostedWords, hostedWords } from '../pages/hosted-html.ts';
import type { OnAccessEnded } from '../tokens/grants.ts';
import { expiredPage, type FormProblem, type ShownProblem, signInPage } from './hosted-pages.ts';

export type HostedParts = Readonly<{
  db: Kysely<Database>;
  /** Milliseconds since 1970. */
  now: () => number;
  publicUrl: () => string;
  issuer: () => Promise<Provider>;
  hashingCost: HashingCost;
  mail: Mailing;
  knownBrowsers: KnownBrowsers;
  socials: readonly SocialProvider[];
  style: string;
  allowanceOf: AllowanceOf;
  timers: Pick<Timers, 'after'>;
  /** The name of the account's player; undefined if it has none. */
  findPlayerName: (accountId: string) => Promise<string | undefined>;
  onAccessEnded: OnAccessEnded;
  meters: AccountMeters;
  onLimit: OnLimit;
  reportEvent: ReportEvent;
  onFault: (fault: unknown) => void;
}>;

export type Visit = Readonly<{
  request: FastifyRequest;
  reply: FastifyReply;
  provider: Provider;
  uid: string;
  /** `/sign-in/<uid>` */
  base: string;
  /** The prompt of the issuer: `login`, or another one. */
  prompt: string;
  /** The session in which the visit began, which may have ended since. Undefined if there was none. */
  session: VisitSession | undefined;
  /** Where the browser goes on, if the visit has its result already. */
  goOn: string | undefined;
  form: URLSearchParams;
  mailWay: MailWay;
  words: HostedWords;
}>;

export type OnVisit = (visit: Visit, parts: HostedParts) => Promise<FastifyReply>;

export type VisitSession = Readonly<{ uid: string; accountId: string }>;

export type Params = { uid: string; name?: string };

/** Returns this browser's visit, by the issuer's cookie; undefined if it has none, or another one. */
export async function findVisit(
  {
    request,
    reply,
  }: Readonly<{ request: FastifyRequest<{ Params: Params }>; reply: FastifyReply }>,
  { issuer, mail, publicUrl }: HostedParts,
): Promise<Visit | undefined> {
  const { errors } = await import('oidc-provider');
  const provider = await issuer();
  const mailWay = mailWayTo(request, { mail, publicUrl: publicUrl() });
  asPublicRequest(request.raw, { publicUrl: publicUrl(), address: request.ip });
  try {
    const interaction = await provider.interactionDetails(request.raw, reply.raw);
    const { uid } = interaction;
    if (uid !== request.params.uid) return undefined;
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const words = wordsFor(request);
    const base = `/sign-in/${uid}`;
    const { name: prompt } = interaction.prompt;
    const session = readSession(interaction);
    const goOn = interaction.result === undefined ? undefined : interaction.returnTo;
    return { request, reply, provider, uid, base, prompt, session, goOn, form, mailWay, words };
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
}

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

function readSession({ session }: Interaction): VisitSession | undefined {
  if (session?.uid === undefined) return undefined;
  return { uid: session.uid, accountId: session.accountId };
}

/** Passes the result to the issuer, which sends the player on. */
export async function finish(visit: Visit, result: InteractionResults): Promise<FastifyReply> {
  const { provider, request, reply } = visit;
  const options = { mergeWithLastSubmission: false };
  const target = await provider.interactionResult(request.raw, reply.raw, result, options);
  return reply.header('cache-control', 'no-store').redirect(target, 303);
}

/** Signs in the player who just showed a password, and makes the browser known to the account. */
export async function finishByPassword(
  visit: Visit,
  finishing: Readonly<{ accountId: string; email: EmailAddress; parts: HostedParts }>,
): Promise<FastifyReply> {
  const { accountId, email, parts } = finishing;
  await parts.knownBrowsers.remember(visit, email);
  // If the visit was opened to change the account, the change is done.
  const account = visit.prompt === ACCOUNT_PROMPT ? { [ACCOUNT_PROMPT]: {} } : {};
  return finish(visit, {
    login: { accountId, amr: ['pwd'], ts: seconds(parts.now()) },
    ...account,
  });
}

/**
 * Goes on after a change of the account, which ended all of its sessions: other pages notice at once, and this browser
 * is signed in again.
 */
export async function finishChange(
  visit: Visit,
  change: Readonly<{
    event: SecurityEvent;
    accountId: string;
    email: EmailAddress;
    parts: HostedParts;
  }>,
): Promise<FastifyReply> {
  const { event, accountId, parts } = change;
  parts.onAccessEnded(accountId);
  parts.reportEvent(event, { address: visit.request.ip, account: accountId });
  return finishByPassword(visit, change);
}

/**
 * Reports an event of the account with the e-mail address. Without an account, it reports the address itself, so that
 * all tries at it have one hash. Callers do not wait for it: the time it takes would show who has an account.
 */
export function reportAt(
  event: SecurityEvent,
  { request }: Visit,
  { parts, email }: Readonly<{ parts: HostedParts; email: EmailAddress | undefined }>,
): void {
  const { ip: address } = request;
  const found = email === undefined ? Promise.resolve() : findAccountId(parts.db, email);
  found
    .then((id) => parts.reportEvent(event, { address, account: id ?? email }))
    .catch(parts.onFault);
}

/** Detaches a visit from its session, so that the visit survives when the session ends. */
export async function forgetSession({ provider, request, reply }: Visit): Promise<void> {
  const interaction = await provider.interactionDetails(request.raw, reply.raw);
  if (interaction.session === undefined) return;
  // The issuer ends a visit with its session by these fields.
  Object.assign(interaction, { session: undefined, accountId: undefined, grantId: undefined });
  await interaction.persist();
}

type ReadEmail = Readonly<
  { ok: true; value: EmailAddress } | { ok: false; problem: 'email-empty' | 'email-invalid' }
>;

export function readEmail(typed: string): ReadEmail {
  if (typed.trim() === '') return { ok: false, problem: 'email-empty' };
  const value = parseEmailAddress(typed);
  return value === undefined ? { ok: false, problem: 'email-invalid' } : { ok: true, value };
}

export function sendSignIn(
  visit: Visit,
  about: Readonly<{
    parts: HostedParts;
    status?: number;
    typed?: string;
    problem?: ShownProblem;
  }>,
): FastifyReply {
  const { parts, status = 200, typed: email = '', problem } = about;
  const page = signInPage({ ...visit, socials: parts.socials, email, problem });
  return sendPage(visit.reply.code(status), page);
}

/** Returns a function that sends the page again, with why its form was not accepted. */
export function refusing(
  { reply }: Visit,
  page: (problem: ShownProblem) => string | Promise<string>,
) {
  return async (problem: FormProblem, status: number): Promise<FastifyReply> =>
    sendPage(reply.code(status), await page({ problem }));
}

export function sendExpired({
  request,
  reply,
}: Readonly<{ request: FastifyRequest; reply: FastifyReply }>): FastifyReply {
  return sendPage(reply.code(400), expiredPage(wordsFor(request)));
}

/** Returns the texts in the language that the player chose, or else in the browser's. */
export function wordsFor(request: FastifyRequest): HostedWords {
  return hostedWords(requestLanguage(request));
}

export function sendPage(reply: FastifyReply, page: string): FastifyReply {
  reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
  return reply.send(page);
}

/** Converts to seconds, which tokens use. */
export function seconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}
