import { i18n } from '@lingui/core';
import type { MessageId } from '../messages/i18n.ts';
import { readLanguages } from '../messages/own-language.ts';
import { tabStorage } from '../saved-data/safe-storage.ts';
import { savedData } from '../saved-data/use-saved-data.ts';
import { notify } from '../ui/news/notices.ts';
import { mayKeepReturn } from './errand.ts';
import { clockSkew, issuerCard } from './issuer-card.ts';
import {
  codeChallenge,
  createIssuerClient,
  type LeavingForm,
  type SignInAim,
} from './issuer-client.ts';
import { type Lock, type RenewalParts, renewTokens, watchUser } from './renew-tokens.ts';
import { session, type Tokens } from './session.ts';
import {
  endSession,
  finishErrand,
  finishReturn,
  leaveForAccount,
  type SignInFlowParts,
  type SignOutOutcome,
  signOut,
  startSignIn,
} from './sign-in-flow.ts';
import { browserDatabase, leaseLock } from './tab-lock.ts';

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
  : leaseLock({ leases, now: Date.now, wait, onLeave });

const parts: RenewalParts & SignInFlowParts = {
  session,
  issuer,
  lock,
  renewalMark,
  wait,
  origin: location.origin,
  errands: tabStorage,
  languages: () => readLanguages(savedData.getState().data.settings.language),
  leaveFor: (url) => location.assign(url),
  leaveBy: sendForm,
  leaveToReturn(url, told) {
    const path = location.pathname + location.search + location.hash;
    if (!mayKeepReturn(tabStorage, { type: 'return', ...told, path })) return false;
    location.replace(url);
    return true;
  },
};

// The functions of the flow, for this browser.

export const startBrowserSignIn = (aim: SignInAim) => startSignIn(parts, aim);

export const finishBrowserErrand = (answer: URLSearchParams) => finishErrand(answer, parts);

export const finishBrowserReturn = (answer: URLSearchParams) => finishReturn(answer, parts);

export const leaveBrowserForAccount = () =>
  leaveForAccount(location.pathname + location.search, parts);

export const endBrowserSession = () => endSession(parts);

export const renewBrowserTokens = (isStale: (tokens: Tokens) => boolean) =>
  renewTokens(parts, isStale);

export const watchBrowserUser = (until: AbortSignal) => watchUser(parts, until);

/** Signs out and leaves the page. If the issuer cannot be reached, says so and stays. */
export async function signOutOfBrowser(where: 'here' | 'everywhere'): Promise<SignOutOutcome> {
  const outcome = await signOut(where, parts);
  if (outcome === 'issuer-unreachable') {
    notify({ kind: 'error', text: i18n._('shell.session.not-told' satisfies MessageId) });
  }
  return outcome;
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
