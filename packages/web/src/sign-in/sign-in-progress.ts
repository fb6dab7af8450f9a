import { createStore } from 'zustand/vanilla';
import type { SignInOutcome } from './sign-in-flow.ts';
import type { SignInTrouble } from './sign-in-trouble.ts';

/** How far a sign-in has got on this page; `working` until the page is left, or the code that came back redeemed. */
type SignInProgress = Readonly<
  { type: 'idle' } | { type: 'working' } | { type: 'refused'; trouble: SignInTrouble }
>;

const IDLE: SignInProgress = { type: 'idle' };
const WORKING: SignInProgress = { type: 'working' };

export type SignInProgressParts = Readonly<{
  /** Fetches what talks to the issuer. */
  load: () => Promise<
    Readonly<{
      startBrowserSignIn: (identityProvider?: string) => Promise<SignInTrouble | undefined>;
      finishBrowserErrand: (answer: URLSearchParams) => Promise<SignInOutcome>;
    }>
  >;
  /** Whether this tab left for the issuer and has not taken an answer. */
  isOnErrand: () => boolean;
}>;

export function createSignInProgress({ load, isOnErrand }: SignInProgressParts) {
  const store = createStore<SignInProgress>(() => IDLE);
  /** Set while an answer is taken; tells whether it signed somebody in. */
  let taking: Promise<boolean> | undefined;

  /**
   * Leaves for the issuer, or on from there for the identity provider that is named. Whoever presses while an answer is
   * still being taken leaves after it, unless it signed them in.
   */
  async function signIn(identityProvider?: string): Promise<void> {
    if (await taking) return;
    await work(async () => {
      const { startBrowserSignIn } = await load();
      const trouble = await startBrowserSignIn(identityProvider);
      return trouble === undefined ? WORKING : { type: 'refused', trouble };
    });
  }

  /**
   * Takes what the issuer sent back in the address, or notices a sign-in that was left halfway. Only an answer keeps the
   * page busy: all else is found out in a moment, in which a press is heeded.
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

  /** The page was left for the issuer and came back as it was, by the browser's way back. */
  async function comeBack(): Promise<void> {
    store.setState(IDLE, true);
    await takeAnswer(new URLSearchParams());
  }

  /** What kept a signed-in player out all the same. */
  function refuseSignIn(trouble: SignInTrouble): void {
    store.setState({ type: 'refused', trouble }, true);
  }

  /** The player has read it. */
  function forgetTrouble(): void {
    if (store.getState().type === 'refused') store.setState(IDLE, true);
  }

  async function work(act: () => Promise<SignInProgress>, meanwhile = WORKING): Promise<void> {
    if (store.getState().type === 'working') return;
    store.setState(meanwhile, true);
    try {
      store.setState(await act(), true);
    } catch {
      // The code for it is fetched on demand, and could not be.
      refuseSignIn({ type: 'unreachable' });
    }
  }

  const { subscribe, getState } = store;
  return { subscribe, getState, signIn, takeAnswer, comeBack, refuseSignIn, forgetTrouble };
}

function isAnswer(answer: URLSearchParams): boolean {
  return answer.has('code') || answer.has('error');
}
