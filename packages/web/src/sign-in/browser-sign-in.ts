import { i18n } from '@lingui/core';
import type { MessageId } from '../messages/i18n.ts';
import { readLanguages } from '../messages/read-languages.ts';
import { tabStorage } from '../saved-data/safe-storage.ts';
import { savedData } from '../saved-data/use-saved-data.ts';
import { notify } from '../ui/news/notices.ts';
import { type AccountErrandParts, finishAccountErrand, leaveForAccount } from './account-errand.ts';
import { clockSkew, issuerCard } from './issuer/browser-issuer-card.ts';
import { codeChallenge } from './issuer/code-challenge.ts';
import { mayKeepReturn } from './issuer/errand.ts';
import { createIssuerClient, type LeavingForm, type SignInAim } from './issuer/issuer-client.ts';
import { fillFromBrowser } from './issuer/random-text.ts';
import { browserDatabase } from './renewal/browser-database.ts';
import { finishReturn } from './renewal/finish-return.ts';
import { leaseLock } from './renewal/lease-lock.ts';
import { type Lock, type RenewalParts, renewTokens } from './renewal/renew-tokens.ts';
import { watchUser } from './renewal/user-watch.ts';
import { session } from './session/browser-session.ts';
import type { Tokens } from './session/session-record.ts';
import {
  endSession,
  finishErrand,
  type SignInFlowParts,
  type SignInOutcome,
  type SignOutOutcome,
  signOut,
  startSignIn,
} from './sign-in-flow.ts';
import type { SignInTrouble } from './sign-in-trouble.ts';

/** The name of the lock that all tabs of a browser share. */
const LOCK = 'out-of-ten.session';

const issuer = createIssuerClient({
  readCard: issuerCard,
  fetch: async (url, { body, ...init }) =>
    clockSkew.note(await fetch(url, { ...init, body: body ?? null })),
  follow: async (url, signal) => {
    const { ok, status, url: end } = await fetch(url, { signal });
    if (!ok) throw new Error(`The issuer answered ${status}`);
    return end;
  },
  // Browsers withhold it from pages without https, although its type does not say so.
  challenge: (verifier) =>
    codeChallenge(verifier, window.isSecureContext ? crypto.subtle : undefined),
  now: Date.now,
  clockSkew: clockSkew.seconds,
});

const { leases, renewalMark } = browserDatabase();

const lock: Lock = window.isSecureContext
  ? (work) => navigator.locks.request(LOCK, work)
  : leaseLock({
      leases,
      now: Date.now,
      wait,
      fillRandomly: fillFromBrowser,
      onLeave,
    });

const renewal: RenewalParts = {
  session,
  issuer,
  lock,
  renewalMark,
  fillRandomly: fillFromBrowser,
  wait,
  origin: location.origin,
  leaveToReturn(url, told) {
    const path = location.pathname + location.search + location.hash;
    if (!mayKeepReturn(tabStorage, { type: 'return', ...told, path })) return false;
    location.replace(url);
    return true;
  },
};

const flow: SignInFlowParts = {
  ...renewal,
  issuer,
  errands: tabStorage,
  languages: () => readLanguages(savedData.getState().data.settings.language),
  leaveFor: (url) => location.assign(url),
  leaveBy: sendForm,
};

const accountErrand: AccountErrandParts = { ...flow, ...renewal, issuer };

export function startBrowserSignIn(aim: SignInAim): Promise<SignInTrouble | undefined> {
  return startSignIn(flow, aim);
}

export function finishBrowserErrand(answer: URLSearchParams): Promise<SignInOutcome> {
  return finishErrand(answer, flow);
}

/** Returns the path for a player who left because of lost tokens, or to change the account; undefined otherwise. */
export async function finishBrowserReturn(answer: URLSearchParams): Promise<string | undefined> {
  const returned = await finishReturn(answer, { ...renewal, issuer, errands: tabStorage });
  return returned ?? finishAccountErrand(answer, accountErrand);
}

/** Goes to the pages to change the account, which lead back here. Returns false if the page stays. */
export function leaveBrowserForAccount(): Promise<boolean> {
  return leaveForAccount(location.pathname + location.search, accountErrand);
}

/** Signs out and leaves the page. If the issuer cannot be reached, says so and stays. */
export async function signOutOfBrowser(where: 'here' | 'everywhere'): Promise<SignOutOutcome> {
  const outcome = await signOut(where, flow);
  if (outcome === 'issuer-unreachable') {
    notify({ kind: 'error', text: i18n._('shell.session.not-told' satisfies MessageId) });
  }
  return outcome;
}

/** Signs out without leaving the page. */
export async function endBrowserSession(): Promise<void> {
  await endSession(flow);
}

export function renewBrowserTokens(
  isStale: (tokens: Tokens) => boolean,
): Promise<Tokens | undefined> {
  return renewTokens(renewal, isStale);
}

export function watchBrowserUser(until: AbortSignal): void {
  watchUser({ ...renewal, now: Date.now, every, onReturn }, until);
}

function every(milliseconds: number, call: () => void, until: AbortSignal): void {
  const timer = setInterval(call, milliseconds);
  until.addEventListener('abort', () => clearInterval(timer));
}

function onReturn(call: () => void, until: AbortSignal): void {
  const callIfSeen = () => {
    if (document.visibilityState === 'visible') call();
  };
  document.addEventListener('visibilitychange', callIfSeen, { signal: until });
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function onLeave(call: () => void): () => void {
  window.addEventListener('pagehide', call);
  return () => window.removeEventListener('pagehide', call);
}

function sendForm({ action, fields }: LeavingForm): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  for (const [name, value] of Object.entries(fields)) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  document.body.append(form);
  form.submit();
}
