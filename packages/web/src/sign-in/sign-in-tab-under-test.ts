import { expect } from 'vitest';
import { aStorage } from '../saved-data/storage-under-test.ts';
import type { LeavingForm } from './issuer-client.ts';
import { aBrowser, anIssuer, type Deviations, ORIGIN } from './issuer-under-test.ts';
import { finishErrand, type SignInFlowParts, startSignIn } from './sign-in-flow.ts';

/** A tab with an issuer. `left` contains the addresses and forms for which it was left. */
export function aTab(
  { browser = aBrowser(), ...change }: Partial<SignInFlowParts> & { browser?: Browser } = {},
  deviations: Deviations = {},
  about: Readonly<{ aheadMs?: number }> = {},
) {
  const { issuer, asked } = anIssuer(deviations, about);
  const left = { urls: [] as URL[], forms: [] as LeavingForm[] };
  const parts: SignInFlowParts = {
    session: browser.openTab(),
    issuer,
    errands: aStorage(),
    languages: () => ['de', 'en-GB'],
    lock: browser.lock,
    origin: ORIGIN,
    leaveFor: (url) => left.urls.push(new URL(url)),
    leaveBy: (form) => left.forms.push(form),
    ...change,
  };
  return { parts, asked, left, deviations, browser };
}

type Browser = ReturnType<typeof aBrowser>;
type Tab = ReturnType<typeof aTab>;

/** Goes to the issuer and comes back with its answer, which includes the state. */
export async function goAndReturn(
  { parts, left }: Tab,
  answer: Record<string, string> = { code: 'c' },
) {
  expect(await startSignIn(parts)).toBeUndefined();
  const state = left.urls.at(-1)?.searchParams.get('state') ?? '';
  return finishErrand(new URLSearchParams({ state, iss: ORIGIN, ...answer }), parts);
}
