import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, expectReadableTwiceAsLarge, expectUncut } from '../../testing/look.ts';
import { shownAddress } from '../../testing/show.tsx';
import { showApp } from '../../testing/show-app.tsx';
import { answerFile, answerOperation, installStubServer } from '../../testing/stub-server.ts';
import {
  EMAIL,
  installNewVisitor,
  keptData,
  setOnline,
  signIn,
  signInWithoutPlayer,
} from '../../testing/visitor.ts';
import { tabStorage } from '../saved-data/safe-storage.ts';
import { keepErrand } from '../sign-in/errand.ts';
import { aCard, ORIGIN } from '../sign-in/issuer-under-test.ts';
import { session } from '../sign-in/session.ts';
import { signInProgress } from '../sign-in/sign-in-progress.ts';

installStubServer();
installNewVisitor();

const CARD = {
  ...aCard(),
  identity_providers: [
    { name: 'Google', label: 'Google' },
    { name: 'club', label: 'Cinema Club' },
  ],
};

afterEach(() => {
  sessionStorage.clear();
  return signInProgress.comeBack();
});

const openLogin = (search = '') => showApp(`/game/login${search}`);

test('the login screen is accessible, and readable with text of twice the size', async () => {
  await openLogin();
  await expect.element(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expectAccessible('the box office');
  await expectReadableTwiceAsLarge('the box office');
});

test.each(['de', 'es'] as const)('no text of the login screen is cut in %s', async (language) => {
  await showApp('/game/login?code=stolen&state=guessed', language);
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expectUncut(`the box office in ${language}`);
});

test('a guest keeps the same id, and reads that everything is unchanged', async () => {
  await openLogin();
  const playAsGuest = page.getByRole('button', { name: 'Play as guest' });
  await userEvent.click(playAsGuest);
  await expect.poll(shownAddress).toBe('/game/home');
  const { userId } = keptData().userData;
  expect(userId).toMatch(/^guest-/);
  await userEvent.click(page.getByRole('link', { name: 'Settings' }));
  await expect.element(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: /^Guest/ }));
  await userEvent.click(page.getByRole('link', { name: 'Sign in' }));
  await expect.element(page.getByText(/You are playing as a guest already\./)).toBeVisible();
  await userEvent.click(playAsGuest);
  await expect.poll(shownAddress).toBe('/game/home');
  expect(keptData().userData.userId).toBe(userId);
});

test('without a network a guest plays offline', async () => {
  await openLogin();
  setOnline(false);
  await expect.element(page.getByRole('button', { name: 'Play Offline' })).toBeVisible();
});

test('the player who was last signed in is named', async () => {
  signIn();
  session.end();
  await openLogin();
  await expect.element(page.getByText(`Last signed in here: ${EMAIL}`)).toBeVisible();
});

test('a signed-in player is led home', async () => {
  signIn();
  await openLogin();
  await expect.poll(shownAddress).toBe('/game/home');
});

test('an account without a player is asked for a name first, on the way to any screen', async () => {
  signInWithoutPlayer();
  const { unmount } = await openLogin();
  await expect.poll(shownAddress).toBe('/game/create-player');
  await unmount();
  await showApp('/game/profile');
  await expect.poll(shownAddress).toBe('/game/create-player');
});

test('an account whose player cannot be loaded is signed out, with the reason', async () => {
  signIn();
  answerOperation('FindOwnPlayer', { code: 'INTERNAL' });
  await openLogin();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'Your player could not be loaded, so you were signed out. Sign in again in a minute.',
    );
  expect(session.getState().type).toBe('none');
  await expect.element(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('an answer for another account is reported to a signed-in player, who can go on', async () => {
  signIn();
  await openLogin('?code=late&state=other');
  const trouble = page.getByRole('alert');
  await expect.element(trouble).toMatchTextContent(/Someone is already signed in here\./);
  await expect.element(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  expect(shownAddress()).toBe('/game/login');
  await expectAccessible('the box office while a player is signed in');
  await userEvent.click(page.getByRole('button', { name: `Go on as ${EMAIL}` }));
  await expect.poll(shownAddress).toBe('/game/home');
});

test('an answer that this tab did not ask for signs in no player', async () => {
  await openLogin('?code=stolen&state=guessed');
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/This sign-in was not started in this tab/);
  await expect.poll(shownAddress).toBe('/game/login');
  await expect.element(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(session.getState().type).toBe('none');
});

test('a sign-in that was abandoned is reported', async () => {
  keepErrand(tabStorage, { type: 'sign-in', state: 'state', verifier: 'verifier' });
  await openLogin();
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/You came back before the sign-in was finished\./);
});

test('a sign-in that cannot begin says why, and can be tried again', async () => {
  await openLogin();
  const button = page.getByRole('button', { name: 'Sign in' });
  await userEvent.click(button);
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/The sign-in service does not answer\./);
  await expect.element(button).not.toHaveAttribute('aria-disabled');
  await expect.element(button).toHaveFocus();
});

// Each page loads the issuer's card once, so it is known from here on.

test('other accounts to sign in with are offered last', async () => {
  answerFile('/issuer.json', CARD);
  await openLogin();
  const ways = page.getByRole('main').getByRole('button');
  await expect.element(page.getByText('Or continue with')).toBeVisible();
  expect(ways.elements().map((each) => each.ariaLabel ?? each.textContent)).toEqual([
    'Sign in',
    'Play as guest',
    'Continue with Google',
    'Continue with Cinema Club',
  ]);
  await expectAccessible('the box office with other accounts');
});

test.each(['Sign in', 'Continue with Cinema Club'])(
  '%s says where players sign in if that is at another address',
  async (name) => {
    answerFile('/issuer.json', CARD);
    await openLogin();
    await userEvent.click(page.getByRole('button', { name }));
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(`Players sign in at ${ORIGIN}. Open the game there.`);
  },
);

test('the link to create an account goes to the issuer without another press', async () => {
  answerFile('/issuer.json', CARD);
  await showApp('/game/profile');
  await userEvent.click(page.getByRole('link', { name: 'Create an account' }));
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(`Players sign in at ${ORIGIN}. Open the game there.`);
  await expect.poll(shownAddress).toBe('/game/login');
});

test.each([
  {
    error: 'access_denied',
    words: 'Sign-in was cancelled. You can try again, or play as a guest.',
  },
  {
    error: 'temporarily_unavailable&error_description=Back+at+noon',
    words: 'The sign-in was refused. It says: Back at noon',
  },
])('the login screen shows what the issuer’s answer $error means', async ({ error, words }) => {
  answerFile('/issuer.json', CARD);
  keepErrand(tabStorage, { type: 'sign-in', state: 'state', verifier: 'verifier' });
  await openLogin(`?error=${error}&state=state&iss=${ORIGIN}`);
  await expect.element(page.getByRole('alert')).toHaveTextContent(words);
  await expect.poll(shownAddress).toBe('/game/login');
});
