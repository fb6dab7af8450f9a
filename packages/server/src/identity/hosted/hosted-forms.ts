import type { FastifyReply } from 'fastify';
import {
  changeEmail,
  changePassword,
  createAccount,
  findAccount,
  findOwner,
  type LocalAccount,
  listLinkedIssuers,
  openByPassword,
  removeLinks,
} from '../accounts/accounts.ts';
import { type EmailAddress, parseEmailAddress } from '../accounts/email-address.ts';
import type { CodePurpose } from '../accounts/email-codes.ts';
import { hashPassword, parseNewPassword, parsePassword } from '../accounts/password.ts';
import { ACCOUNT_PROMPT } from '../issuer/issuer.ts';
import { awaitedEmail, redeemTyped, sendCode, sendNotice } from './hosted-codes.ts';
import { countPasswordGuess, forgetGuesses, mayAskForCode } from './hosted-limits.ts';
import {
  accountPage,
  CODE_PAGES,
  changeAddressPage,
  changePasswordPage,
  codePage,
  forgottenPage,
  sendExpired,
  signInPage,
  signUpPage,
} from './hosted-pages.ts';
import { findSocial, leaveFor } from './hosted-social.ts';
import {
  finish,
  finishByPassword,
  finishChange,
  forgetSession,
  type Refused,
  redirectTo,
  reportAt,
  type Visit,
} from './hosted-visit.ts';

/** How a request of a form was answered; a refused form is shown again. */
export type Handled = FastifyReply | Refused;

/** A form of the sign-in pages. */
export type HostedForm<V extends Visit = Visit> = Readonly<{
  /** Below the visit's address. */
  path: string;
  /** Answers a request for the page if another page comes first. */
  enter?: (visit: V) => Promise<Handled | undefined>;
  page: (visit: V, refused?: Refused) => string | Promise<string>;
  submit: (visit: V) => Promise<Handled>;
  /** True if the form is part of another page. */
  isPart?: boolean;
}>;

/** A visit that may change its account. */
export type OwnVisit = Visit &
  Readonly<{ account: LocalAccount & Readonly<{ hasPassword: boolean }> }>;

export const SIGN_IN_FORMS: readonly HostedForm[] = [
  { path: '', enter: chooseFirstPage, page: signInPage, submit: signIn },
  { path: '/sign-up', page: signUpPage, submit: signUp },
  { ...codePages('sign-up'), submit: confirmSignUp },
  { path: '/forgotten', page: forgottenPage, submit: sendResetCode },
  { ...codePages('reset'), submit: reset },
];

export const ACCOUNT_FORMS: readonly HostedForm<OwnVisit>[] = [
  { path: '/account', page: showAccount, submit: leaveAccount },
  { path: '/account/services', page: showAccount, submit: removeServices, isPart: true },
  { path: '/account/password', page: changePasswordPage, submit: changeOwnPassword },
  {
    path: '/account/address',
    enter: async (visit) =>
      visit.account.hasPassword && 'send' in visit.mailWay
        ? undefined
        : redirectTo(visit, '/account'),
    page: changeAddressPage,
    submit: sendAddressCode,
  },
  { ...codePages('address'), submit: confirmAddress },
];

function codePages(purpose: CodePurpose) {
  const { path, again } = CODE_PAGES[purpose];
  return {
    path,
    enter: async (visit: Visit) =>
      (await awaitedEmail(visit, purpose)) === undefined ? redirectTo(visit, again) : undefined,
    page: async (visit: Visit, refused?: Refused) =>
      codePage(visit, purpose, { email: await awaitedEmail(visit, purpose), refused }),
  };
}

/** Follows the wishes in the request of the web app, unless the player comes back from another page of the visit. */
async function chooseFirstPage(visit: Visit): Promise<Handled | undefined> {
  const { base, prompt, provider, reply, request } = visit;
  if (prompt === ACCOUNT_PROMPT) return redirectTo(visit, '/account');
  if (request.headers.referer?.includes(base)) return undefined;
  const { params } = await provider.interactionDetails(request.raw, reply.raw);
  const wanted = findSocial(visit, String(params.identity_provider ?? '').toLowerCase());
  if (wanted !== undefined) return leaveFor(visit, wanted);
  return params.screen_hint === 'signup' ? redirectTo(visit, '/sign-up') : undefined;
}

async function signIn(visit: Visit): Promise<Handled> {
  const { db, form, hashingCost: cost } = visit;
  const email = readEmail(visit);
  if (typeof email !== 'string') return email;
  const password = parsePassword(form.get('password') ?? '');
  if (!password.ok && password.refusal === 'password-empty') {
    return { problem: 'password-empty', status: 400 };
  }
  const guess = await countPasswordGuess(visit, email);
  if (!guess.isAllowed) return TOO_MANY;
  // No account has a password that is not allowed.
  const opened = password.ok
    ? await openByPassword(db, { email, password: password.value, cost })
    : password;
  if (!opened.ok) {
    reportAt('sign-in-failed', visit, email);
    return { problem: 'wrong-credentials', status: 401 };
  }
  await guess.forgive();
  return finishByPassword(visit, { accountId: opened.value, email });
}

async function signUp(visit: Visit): Promise<Handled> {
  const { db, form, mailWay, meters, now } = visit;
  const email = readEmail(visit);
  if (typeof email !== 'string') return email;
  const owner = { email, playerName: undefined };
  const password = await parseNewPassword(form.get('password') ?? '', owner);
  if (!password.ok) return { problem: password.refusal, status: 400 };
  if (mailWay.type !== 'unproven') {
    return sendCode(visit, { purpose: 'sign-up', email, password: password.value });
  }
  if (!(await mayAskForCode(visit, email))) return { problem: 'too-many-codes', status: 429 };
  const passwordHash = await hashPassword(password.value, visit.hashingCost);
  const created = await createAccount(db, { email, passwordHash, isProven: false, now: now() });
  if (!created.ok) return { problem: created.refusal, status: 409 };
  meters.countSignUp('unproven');
  return finishByPassword(visit, { accountId: created.value, email });
}

async function confirmSignUp(visit: Visit): Promise<Handled> {
  const { db, meters, now } = visit;
  const redeemed = await redeemTyped(visit, 'sign-up');
  if ('problem' in redeemed) return redeemed;
  const { email, passwordHash } = redeemed;
  if (passwordHash === undefined) throw new Error('a sign-up without password');
  const created = await createAccount(db, { email, passwordHash, isProven: true, now: now() });
  if (!created.ok) return { problem: created.refusal, status: 409 };
  meters.countSignUp('mail');
  return finishByPassword(visit, { accountId: created.value, email });
}

async function sendResetCode(visit: Visit): Promise<Handled> {
  const email = readEmail(visit);
  return typeof email === 'string' ? sendCode(visit, { purpose: 'reset', email }) : email;
}

async function reset(visit: Visit): Promise<Handled> {
  const { db, form, now } = visit;
  // Checked first, so that an unfit password costs no try of the code.
  const owner = {
    email: await awaitedEmail(visit, 'reset'),
    // A refusal because of the name, before the code is proved, would show whose address it is.
    playerName: undefined,
  };
  const password = await parseNewPassword(form.get('password') ?? '', owner);
  if (!password.ok) return { problem: password.refusal, status: 400 };
  const redeemed = await redeemTyped(visit, 'reset');
  if ('problem' in redeemed) return redeemed;
  const passwordHash = await hashPassword(password.value, visit.hashingCost);
  const { email } = redeemed;
  await forgetSession(visit);
  const accountId = await changePassword(db, { email, passwordHash, provenAt: now() });
  if (accountId === undefined) return { problem: 'code-gone', status: 400 };
  sendNotice(visit, { type: 'password-changed' }, [email]);
  await forgetGuesses(visit, email);
  return finishChange(visit, { event: 'password-reset', accountId, email });
}

export async function cancel(visit: Visit): Promise<FastifyReply> {
  return finish(visit, {
    error: 'access_denied',
    error_description: 'User cancelled OAuth flow.',
  });
}

/**
 * Returns the visit with its account if it was opened to change it. The issuer forgets the visit once the session in
 * which it began has ended: its open pages then change nothing.
 */
export async function findOwnVisit(visit: Visit): Promise<OwnVisit | undefined> {
  const { db, prompt, session } = visit;
  if (prompt !== ACCOUNT_PROMPT || session === undefined) return undefined;
  const account = await findAccount(db, session.accountId);
  if (account === undefined) return undefined;
  const owner = await findOwner(db, account.email);
  const hasPassword = owner?.id === account.id && owner.passwordHash !== undefined;
  return { ...visit, account: { ...account, hasPassword } };
}

async function showAccount(visit: OwnVisit, refused?: Refused): Promise<string> {
  const { account, db, socials } = visit;
  const services = (await listLinkedIssuers(db, account.id)).map(
    (issuer) => socials.find((social) => social.issuer === issuer)?.label ?? issuer,
  );
  return accountPage(visit, { ...account, services }, refused);
}

/** Returns to the game without a change. */
async function leaveAccount(visit: OwnVisit): Promise<FastifyReply> {
  return finish(visit, { [ACCOUNT_PROMPT]: {} });
}

/** Removes all of them: which one is a stranger's can't be seen from a name. */
async function removeServices(visit: OwnVisit): Promise<Handled> {
  const { email, id: accountId } = visit.account;
  const refused = await checkCurrentPassword(visit);
  if (refused !== undefined) return refused;
  await forgetSession(visit);
  await removeLinks(visit.db, { accountId, email });
  return finishChange(visit, { event: 'social-removed', accountId, email });
}

async function changeOwnPassword(visit: OwnVisit): Promise<Handled> {
  const { db, form } = visit;
  const { email, id: accountId } = visit.account;
  const playerName = await visit.findPlayerName(accountId);
  const password = await parseNewPassword(form.get('password') ?? '', { email, playerName });
  if (!password.ok) return { problem: password.refusal, status: 400 };
  const refused = await checkCurrentPassword(visit);
  if (refused !== undefined) return refused;
  const passwordHash = await hashPassword(password.value, visit.hashingCost);
  await forgetSession(visit);
  const changed = await changePassword(db, { email, passwordHash, provenAt: undefined });
  if (changed === undefined) return sendExpired(visit);
  sendNotice(visit, { type: 'password-changed' }, [email]);
  return finishChange(visit, { event: 'password-changed', accountId, email });
}

async function sendAddressCode(visit: OwnVisit): Promise<Handled> {
  const email = readEmail(visit);
  if (typeof email !== 'string') return email;
  if (email === visit.account.email) return { problem: 'email-same', status: 400 };
  if (!('send' in visit.mailWay)) return { problem: 'no-mail', status: 503 };
  return (await checkCurrentPassword(visit)) ?? sendCode(visit, { purpose: 'address', email });
}

async function confirmAddress(visit: OwnVisit): Promise<Handled> {
  const { db, now } = visit;
  const { email: from, id: accountId } = visit.account;
  const redeemed = await redeemTyped(visit, 'address', from);
  if ('problem' in redeemed) return redeemed;
  const { email: to } = redeemed;
  await forgetSession(visit);
  const changed = await changeEmail(db, { accountId, from, to, now: now() });
  if (!changed.ok) {
    return changed.refusal === 'email-taken'
      ? { problem: 'email-taken', status: 409 }
      : sendExpired(visit);
  }
  sendNotice(visit, { type: 'address-changed', email: to }, [from, to]);
  return finishChange(visit, { event: 'address-changed', accountId, email: to });
}

/** Returns undefined if the player typed the current password. A stranger at an open browser does not know it. */
async function checkCurrentPassword(visit: OwnVisit): Promise<Refused | undefined> {
  const { account, db, form, hashingCost: cost, reportEvent, request } = visit;
  const { email } = account;
  const typed = form.get('current-password') ?? '';
  if (typed === '') return { problem: 'current-password-empty', status: 400 };
  const guess = await countPasswordGuess(visit, email);
  if (!guess.isAllowed) return TOO_MANY;
  const password = parsePassword(typed);
  const opened = password.ok
    ? await openByPassword(db, { email, password: password.value, cost })
    : password;
  if (!opened.ok || opened.value !== account.id) {
    reportEvent('sign-in-failed', { address: request.ip, account: account.id });
    return { problem: 'current-password-wrong', status: 401 };
  }
  await guess.forgive();
  return undefined;
}

const TOO_MANY: Refused = { problem: 'too-many', status: 429 };

function readEmail({ form }: Visit): EmailAddress | Refused {
  const typed = form.get('email') ?? '';
  if (typed.trim() === '') return { problem: 'email-empty', status: 400 };
  return parseEmailAddress(typed) ?? { problem: 'email-invalid', status: 400 };
}
