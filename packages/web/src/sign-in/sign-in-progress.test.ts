import { expect, test } from 'vitest';
import { aStorage } from '../saved-data/storage-under-test.ts';
import { ERRAND_KEY } from './issuer/errand.ts';
import { aBrowser, anIssuer, ORIGIN } from './issuer/issuer-under-test.ts';
import { fillFromBrowser } from './issuer/random-text.ts';
import { finishErrand, type SignInFlowParts, startSignIn } from './sign-in-flow.ts';
import { createSignInProgress } from './sign-in-progress.ts';

/** A page that can be left, returned to and reopened. `left` contains the addresses for which it was left. */
function aPage() {
  const browser = aBrowser();
  const errands = aStorage();
  const left: URL[] = [];
  const flow: SignInFlowParts = {
    session: browser.openTab(),
    issuer: anIssuer().issuer,
    errands,
    fillRandomly: fillFromBrowser,
    languages: () => ['en'],
    lock: browser.lock,
    origin: ORIGIN,
    leaveFor: (url) => left.push(new URL(url)),
    leaveBy: () => undefined,
  };
  const open = () =>
    createSignInProgress({
      load: async () => ({
        startBrowserSignIn: (identityProvider) => startSignIn(flow, identityProvider),
        finishBrowserErrand: (answer) => finishErrand(answer, flow),
      }),
      isOnErrand: () => errands.getItem(ERRAND_KEY) !== null,
    });
  return { progress: open(), open, left, session: flow.session };
}

test('a page that is being left says so, and is left once', async () => {
  const { progress, left } = aPage();
  await progress.signIn();
  await progress.signIn();
  expect(progress.getState()).toEqual({ type: 'working' });
  expect(left).toHaveLength(1);
});

test('a page that comes back halfway, as it was, says so and can be left again', async () => {
  const { progress, left } = aPage();
  await progress.signIn();
  await progress.comeBack();
  const abandoned = { type: 'refused', trouble: { type: 'abandoned' } };
  expect(progress.getState()).toEqual(abandoned);
  await progress.comeBack();
  expect(progress.getState()).toEqual({ type: 'idle' });
  await progress.signIn();
  expect(left).toHaveLength(2);
});

test('who presses while the page still finds out how it was come back to leaves after that', async () => {
  const { progress, left } = aPage();
  await progress.signIn();
  const back = progress.comeBack();
  const pressed = progress.signIn();
  await Promise.all([back, pressed]);
  expect(left).toHaveLength(2);
  expect(progress.getState()).toEqual({ type: 'working' });
});

test('a page that finds out how it was come back to can be pressed, and finds it out once', async () => {
  const { progress, open } = aPage();
  await progress.signIn();
  const page = open();
  const taken = [page.takeAnswer(new URLSearchParams()), page.takeAnswer(new URLSearchParams())];
  expect(page.getState()).toEqual({ type: 'idle' });
  await Promise.all(taken);
  expect(page.getState()).toEqual({ type: 'refused', trouble: { type: 'abandoned' } });
});

test('a page that redeems a code says that it works', async () => {
  const { progress, open, left } = aPage();
  await progress.signIn();
  const state = left[0]?.searchParams.get('state') ?? '';
  const page = open();
  const taken = page.takeAnswer(new URLSearchParams({ code: 'c', state, iss: ORIGIN }));
  expect(page.getState()).toEqual({ type: 'working' });
  await taken;
  expect(page.getState()).toEqual({ type: 'idle' });
});

test('who presses while the answer that signs them in is taken stays', async () => {
  const { progress, open, left, session } = aPage();
  await progress.signIn();
  const state = left[0]?.searchParams.get('state') ?? '';
  const page = open();
  const taken = page.takeAnswer(new URLSearchParams({ code: 'c', state, iss: ORIGIN }));
  await Promise.all([taken, page.signIn()]);
  expect(left).toHaveLength(1);
  expect(page.getState()).toEqual({ type: 'idle' });
  expect(session.getState().type).toBe('signed-in');
});

test('an answer that comes while the page stands still as it was left is taken', async () => {
  const { progress, left, session } = aPage();
  await progress.signIn();
  const state = left[0]?.searchParams.get('state') ?? '';
  await progress.comeBack();
  await progress.takeAnswer(new URLSearchParams({ code: 'c', state, iss: ORIGIN }));
  // The errand was removed on the way back, so its answer belongs to no errand.
  const mismatch = { type: 'refused', trouble: { type: 'state-mismatch' } };
  expect(progress.getState()).toEqual(mismatch);
  expect(session.getState().type).toBe('none');
});

test('a page without errand and answer asks for nothing', async () => {
  const progress = createSignInProgress({
    load: () => Promise.reject(new Error('fetched for nothing')),
    isOnErrand: () => false,
  });
  await progress.takeAnswer(new URLSearchParams());
  await progress.comeBack();
  expect(progress.getState()).toEqual({ type: 'idle' });
});

test('what can’t be fetched is told, and fetched at the next try', async () => {
  let isOnline = false;
  const progress = createSignInProgress({
    load: async () => {
      if (!isOnline) throw new TypeError('fetch failed');
      const startBrowserSignIn = async () => undefined;
      return { startBrowserSignIn, finishBrowserErrand: async () => ({ type: 'nothing' }) };
    },
    isOnErrand: () => false,
  });
  await progress.signIn();
  expect(progress.getState()).toEqual({ type: 'refused', trouble: { type: 'unreachable' } });
  isOnline = true;
  await progress.signIn();
  expect(progress.getState()).toEqual({ type: 'working' });
});

test('the account of another kind that was chosen is named to the issuer', async () => {
  const { progress, left } = aPage();
  await progress.signIn('cinema');
  expect(left[0]?.searchParams.get('identity_provider')).toBe('cinema');
});
