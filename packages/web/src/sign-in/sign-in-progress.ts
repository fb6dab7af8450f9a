import { createStore } from 'zustand/vanilla';
import type { Say } from '../messages/use-messages.ts';
import { tabStorage } from '../saved-data/safe-storage.ts';
import { ERRAND_KEY } from './errand.ts';
import type { SignInAim } from './issuer-client.ts';
import type { SignInOutcome, SignInTrouble } from './sign-in-flow.ts';

/** The state of a sign-in on this page. It is `working` until the page is left, or the returned code is redeemed. */
type SignInProgress = Readonly<
  { type: 'idle' } | { type: 'working' } | { type: 'refused'; trouble: SignInTrouble }
>;

const IDLE: SignInProgress = { type: 'idle' };
const WORKING: SignInProgress = { type: 'working' };

type SignInProgressParts = Readonly<{
  /** Fetches the code that talks to the issuer. */
  load: () => Promise<
    Readonly<{
      startBrowserSignIn: (aim: SignInAim) => Promise<SignInTrouble | undefined>;
      finishBrowserErrand: (answer: URLSearchParams) => Promise<SignInOutcome>;
    }>
  >;
  /** True if this tab went to the issuer and has not taken an answer yet. */
  isOnErrand: () => boolean;
}>;

export function createSignInProgress({ load, isOnErrand }: SignInProgressParts) {
  const store = createStore<SignInProgress>(() => IDLE);
  /** Set while an answer is being taken. Resolves to whether it signed the player in. */
  let taking: Promise<boolean> | undefined;

  /**
   * Goes to the issuer. If an answer is still being taken, it waits, and
   * goes only if that did not sign the player in.
   */
  async function signIn(aim: SignInAim = {}): Promise<void> {
    if (await taking) return;
    await work(async () => {
      const { startBrowserSignIn } = await load();
      const trouble = await startBrowserSignIn(aim);
      return trouble === undefined ? WORKING : { type: 'refused', trouble };
    });
  }

  /**
   * Takes the issuer's answer from the address, or notices a sign-in that was abandoned. Only an answer makes the page
   * busy: without one the result is known in a moment, and presses still work meanwhile.
   */
  async function takeAnswer(answer: URLSearchParams): Promise<void> {
    if (taking !== undefined || (answer.size === 0 && !isOnErrand())) return;
    let isSignedIn = false;
    const finish = async () => {
      const { finishBrowserErrand } = await load();
      const outcome = await finishBrowserErrand(answer);
      isSignedIn = outcome.type === 'signed-in';
      return outcome.type === 'refused' ? outcome : IDLE;
    };
    const taken = work(finish, isAnswer(answer) ? WORKING : store.getState());
    taking = taken.then(() => isSignedIn);
    await taking;
    taking = undefined;
  }

  /** Call it when the browser's back button has restored the page from its cache. */
  async function comeBack(): Promise<void> {
    store.setState(IDLE, true);
    await takeAnswer(new URLSearchParams());
  }

  /** Shows why a signed-in player cannot enter. */
  function refuseSignIn(trouble: SignInTrouble): void {
    store.setState({ type: 'refused', trouble }, true);
  }

  /** Call it when the player has read the problem. */
  function forgetTrouble(): void {
    if (store.getState().type === 'refused') store.setState(IDLE, true);
  }

  async function work(act: () => Promise<SignInProgress>, meanwhile = WORKING): Promise<void> {
    if (store.getState().type === 'working') return;
    store.setState(meanwhile, true);
    try {
      store.setState(await act(), true);
    } catch {
      // The code is fetched on demand, and that failed.
      refuseSignIn({ type: 'unreachable' });
    }
  }

  const { subscribe, getState } = store;
  return { subscribe, getState, signIn, takeAnswer, comeBack, refuseSignIn, forgetTrouble };
}

function isAnswer(answer: URLSearchParams): boolean {
  return answer.has('code') || answer.has('error');
}

/** The state of signing in on this page. */
export const signInProgress = createSignInProgress({
  load: () => import('./browser-sign-in.ts'),
  isOnErrand: () => tabStorage.getItem(ERRAND_KEY) !== null,
});

/** The longest description that is shown. It comes from the address, which can contain anything. */
const LONGEST_DESCRIPTION = 200;

/** Returns why a sign-in failed, as a sentence. */
export function sayTrouble(trouble: SignInTrouble, say: Say): string {
  return say(`login.trouble.${trouble.type}`, valuesOf(trouble));
}

function valuesOf(trouble: SignInTrouble): Readonly<Record<string, string>> {
  if (trouble.type === 'other-address') return { address: trouble.address };
  if (trouble.type !== 'provider-error') return {};
  return { description: trouble.description.slice(0, LONGEST_DESCRIPTION) };
}
