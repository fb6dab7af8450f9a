import { expect, test } from 'vitest';
import { aStorage } from '../saved-data/storage-under-test.ts';
import { ERRAND_KEY } from './errand.ts';
import { aBrowser, anIssuer, ORIGIN } from './issuer-under-test.ts';
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
    languages: () => ['en'],
    lock: browser.lock,
    origin: ORIGIN,
    leaveFor: (url) => left.push(new URL(url)),
    leaveBy: () => undefined,
  };
  const open = () =>
    createSignInProgress({
      load: async () => ({
        startBrowserSignIn: (aim) => startSignIn(flow, aim),
        finishBrowserErrand: (answer) => finishErrand(answer, flow),
      }),
      isOnErrand: () => errands.getItem(ERRAND_KEY) !== null,
    });
  return { progress: open(), open, left, session: flow.session };
}

test('a page that is being left is busy, and is left once', async () => {
  const { progress, left } = aPage();
  await progress.signIn();
  await progress.signIn();
  expect(progress.getState()).toEqual({ type: 'working' });
  expect(left).toHaveLength(1);
});

test('a page that the back button restores reports the abandoned sign-in, and can be left again', async () => {
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

test('a press while the return is being examined leaves the page afterwards', async () => {
  const { progress, left } = aPage();
  await progress.signIn();
  const back = progress.comeBack();
  const pressed = progress.signIn();
  await Promise.all([back, pressed]);
  expect(left).toHaveLength(2);
  expect(progress.getState()).toEqual({ type: 'working' });
});

test('a page that examines its return reacts to presses, and does so once', async () => {
  const { progress, open } = aPage();
  await progress.signIn();
  const page = open();
  const taken = [page.takeAnswer(new URLSearchParams()), page.takeAnswer(new URLSearchParams())];
  expect(page.getState()).toEqual({ type: 'idle' });
  await Promise.all(taken);
  expect(page.getState()).toEqual({ type: 'refused', trouble: { type: 'abandoned' } });
});

test('a page that redeems a code is busy', async () => {
  const { progress, open, left } = aPage();
  await progress.signIn();
  const state = left[0]?.searchParams.get('state') ?? '';
  const page = open();
  const taken = page.takeAnswer(new URLSearchParams({ code: 'c', state, iss: ORIGIN }));
  expect(page.getState()).toEqual({ type: 'working' });
  await taken;
  expect(page.getState()).toEqual({ type: 'idle' });
});

test('a press while an answer signs the player in does not leave the page', async () => {
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

test('an answer that arrives at a restored page is taken', async () => {
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

test('a page without an errand and without an answer requests nothing', async () => {
  const progress = createSignInProgress({
    load: () => Promise.reject(new Error('fetched for nothing')),
    isOnErrand: () => false,
  });
  await progress.takeAnswer(new URLSearchParams());
  await progress.comeBack();
  expect(progress.getState()).toEqual({ type: 'idle' });
});

test('code that can’t be fetched is reported, and fetched at the next try', async () => {
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

test('the issuer gets the name of the chosen kind of account', async () => {
  const { progress, left } = aPage();
  await progress.signIn({ identityProvider: 'cinema' });
  expect(left[0]?.searchParams.get('identity_provider')).toBe('cinema');
});
