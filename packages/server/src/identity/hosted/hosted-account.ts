import type { FastifyReply } from 'fastify';
import {
  changeEmail,
  changePassword,
  findAccount,
  findCredentials,
  type LocalAccount,
  listLinkedIssuers,
  openByPassword,
  removeLinks,
} from '../accounts/accounts.ts';
import { hashPassword, parseNewPassword, parsePassword } from '../accounts/password.ts';
import { ACCOUNT_PROMPT } from '../issuer/issuer.ts';
import {
  accountPage,
  addressCodePage,
  changeAddressPage,
  changePasswordPage,
} from './hosted-account-pages.ts';
import { countPasswordGuess, mayAskForCode } from './hosted-limits.ts';
import { awaitedEmail, redeemTyped, sendCode, sendNotice } from './hosted-mail.ts';
import type { FormProblem } from './hosted-pages.ts';
import {
  finish,
  finishChange,
  forgetSession,
  type HostedParts,
  type OnVisit,
  readEmail,
  refusing,
  sendExpired,
  sendPage,
  type Visit,
} from './hosted-visit.ts';

/** The account that a visit may change. */
type OwnAccount = LocalAccount & Readonly<{ hasPassword: boolean }>;

type Own = Readonly<{ visit: Visit; parts: HostedParts; account: OwnAccount }>;

/**
 * Handles a visit for changing an account. The issuer forgets the visit once the session in which it began has ended:
 * its open pages then change nothing.
 */
export function onOwnAccount(handle: (own: Own) => Promise<FastifyReply>): OnVisit {
  return async (visit, parts) => {
    const account = await findOwnAccount(visit, parts);
    return account === undefined ? sendExpired(visit) : handle({ visit, parts, account });
  };
}

async function findOwnAccount(
  { prompt, session }: Visit,
  { db }: HostedParts,
): Promise<OwnAccount | undefined> {
  if (prompt !== ACCOUNT_PROMPT || session === undefined) return undefined;
  const account = await findAccount(db, session.accountId);
  if (account === undefined) return undefined;
  const credentials = await findCredentials(db, account.email);
  return { ...account, hasPassword: credentials?.accountId === account.id };
}

export async function showAccount(own: Own): Promise<FastifyReply> {
  return sendAccount(own, undefined);
}

async function sendAccount(own: Own, refused: NotShown | undefined): Promise<FastifyReply> {
  const { visit } = own;
  const { email, hasPassword, id } = own.account;
  const { socials, db } = own.parts;
  const services = (await listLinkedIssuers(db, id)).map(
    (issuer) => socials.find((social) => social.issuer === issuer)?.label ?? issuer,
  );
  const page = accountPage({ ...visit, email, hasPassword, services, problem: refused });
  return sendPage(visit.reply.code(refused?.status ?? 200), page);
}

/** Removes all of them: which one is a stranger's can't be seen from a name. */
export async function removeServices(own: Own): Promise<FastifyReply> {
  const { visit, parts, account } = own;
  const shown = await showPassword(own);
  if (shown !== undefined) return sendAccount(own, shown);
  const { email, id: accountId } = account;
  await forgetSession(visit);
  await removeLinks(parts.db, { accountId, email });
  return finishChange(visit, { event: 'social-removed', accountId, email, parts });
}

/** Returns to the game without a change. */
export async function leaveAccount({ visit }: Own): Promise<FastifyReply> {
  return finish(visit, { [ACCOUNT_PROMPT]: {} });
}

export async function showChangePassword({ visit }: Own): Promise<FastifyReply> {
  return sendPage(visit.reply, changePasswordPage(visit));
}

export async function changeOwnPassword(own: Own): Promise<FastifyReply> {
  const { visit, parts, account } = own;
  const { form, words } = visit;
  const refuseWith = refusing(visit, (problem) => changePasswordPage({ ...visit, problem }));
  const { email, id: accountId } = account;
  const playerName = await parts.findPlayerName(accountId);
  const password = await parseNewPassword(form.get('password') ?? '', { email, playerName });
  if (!password.ok) return refuseWith(password.refusal, 400);
  const shown = await showPassword(own);
  if (shown !== undefined) return refuseWith(shown.problem, shown.status);
  const passwordHash = await hashPassword(password.value, parts.hashingCost);
  await forgetSession(visit);
  const changed = await changePassword(parts.db, { email, passwordHash, provenAt: undefined });
  if (changed === undefined) return sendExpired(visit);
  sendNotice({ type: 'password-changed' }, { ...parts, words, to: [email] });
  return finishChange(visit, { event: 'password-changed', accountId, email, parts });
}

export async function showChangeAddress({ visit, account }: Own): Promise<FastifyReply> {
  const { base, mailWay, reply } = visit;
  if (!account.hasPassword || !('send' in mailWay)) return reply.redirect(`${base}/account`, 303);
  return sendPage(reply, changeAddressPage(visit));
}

export async function sendAddressCode(own: Own): Promise<FastifyReply> {
  const { visit, parts, account } = own;
  const { base, form, mailWay, reply } = visit;
  const typed = form.get('email') ?? '';
  const refuseWith = refusing(visit, (problem) =>
    changeAddressPage({ ...visit, email: typed, problem }),
  );
  const email = readEmail(typed);
  if (!email.ok) return refuseWith(email.problem, 400);
  if (email.value === account.email) return refuseWith('email-same', 400);
  if (!('send' in mailWay)) return refuseWith('no-mail', 503);
  const shown = await showPassword(own);
  if (shown !== undefined) return refuseWith(shown.problem, shown.status);
  if (!(await mayAskForCode(visit, { parts, email: email.value }))) {
    return refuseWith('too-many-codes', 429);
  }
  const sending = { parts, purpose: 'address', email: email.value, send: mailWay.send } as const;
  const refused = await sendCode(visit, sending);
  if (refused !== undefined) return refuseWith(refused.problem, refused.status);
  return reply.redirect(`${base}/account/code`, 303);
}

export async function showAddressCode({ visit, parts }: Own): Promise<FastifyReply> {
  const email = await awaitedEmail(visit, { parts, purpose: 'address' });
  if (email === undefined) return visit.reply.redirect(`${visit.base}/account/address`, 303);
  const hasSocials = parts.socials.length > 0;
  return sendPage(visit.reply, addressCodePage({ ...visit, email, hasSocials }));
}

export async function confirmAddress({ visit, parts, account }: Own): Promise<FastifyReply> {
  const { words } = visit;
  const refuseWith = refusing(visit, async (problem) => {
    const email = await awaitedEmail(visit, { parts, purpose: 'address' });
    const hasSocials = parts.socials.length > 0;
    return addressCodePage({ ...visit, email, hasSocials, problem });
  });
  const { email: from, id: accountId } = account;
  const redeemed = await redeemTyped(visit, { parts, purpose: 'address', owner: from });
  if ('problem' in redeemed) return refuseWith(redeemed.problem, redeemed.status);
  const { email: to } = redeemed;
  await forgetSession(visit);
  const changed = await changeEmail(parts.db, { accountId, from, to, now: parts.now() });
  if (!changed.ok) {
    return changed.refusal === 'email-taken' ? refuseWith('email-taken', 409) : sendExpired(visit);
  }
  sendNotice({ type: 'address-changed', email: to }, { ...parts, words, to: [from, to] });
  return finishChange(visit, { event: 'address-changed', accountId, email: to, parts });
}

type NotShown = Readonly<{ problem: FormProblem; status: number }>;

/** Returns undefined if the player typed the current password. A stranger at an open browser does not know it. */
async function showPassword({ visit, parts, account }: Own): Promise<NotShown | undefined> {
  const { db, hashingCost: cost } = parts;
  const { email } = account;
  const typed = visit.form.get('current-password') ?? '';
  if (typed === '') return { problem: 'current-password-empty', status: 400 };
  const guess = await countPasswordGuess(visit, { parts, email });
  if (!guess.isAllowed) return { problem: 'too-many', status: 429 };
  const password = parsePassword(typed);
  const opened = password.ok
    ? await openByPassword(db, { email, password: password.value, cost })
    : password;
  if (!opened.ok || opened.value !== account.id) {
    parts.reportEvent('sign-in-failed', { address: visit.request.ip, account: account.id });
    return { problem: 'current-password-wrong', status: 401 };
  }
  await guess.forgive();
  return undefined;
}
