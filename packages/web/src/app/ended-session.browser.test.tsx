import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, expectReadableTwiceAsLarge, expectUncut } from '../../testing/look.ts';
import { shownAddress } from '../../testing/show.tsx';
import { showApp } from '../../testing/show-app.tsx';
import { installStubServer } from '../../testing/stub-server.ts';
import { installNewVisitor, signIn } from '../../testing/visitor.ts';
import { session } from '../sign-in/session.ts';
import { signInProgress } from '../sign-in/sign-in-progress.ts';

installStubServer();
installNewVisitor();

afterEach(() => signInProgress.comeBack());

const notice = page.getByText(/You were signed out elsewhere\./);

function endElsewhere(): void {
  signIn();
  session.end({ isElsewhere: true });
}

test('a session that was ended elsewhere is announced until the player reacts', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  endElsewhere();
  await showApp('/game/home');
  await expect.element(notice).toBeVisible();
  vi.advanceTimersByTime(60 * 60_000);
  await expect.element(notice).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Close this message' }));
  await expect.element(notice).not.toBeInTheDocument();
});

test('Sign in again begins the sign-in, and says what prevents it', async () => {
  endElsewhere();
  await showApp('/game/home');
  await userEvent.click(page.getByRole('button', { name: 'Sign in again' }));
  await expect.poll(shownAddress).toBe('/game/login');
  await expect.element(page.getByText(/The sign-in service does not answer\./)).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();
});

test('a player who signs in elsewhere is no longer asked to sign in', async () => {
  endElsewhere();
  await showApp('/game/home');
  await expect.element(notice).toBeVisible();
  signIn();
  await expect.element(notice).not.toBeInTheDocument();
});

test('a player who signed out is not asked to sign in again', async () => {
  signIn();
  session.end();
  await showApp('/game/home');
  await expect.element(page.getByText('Solo Game').first()).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();
});

test('the notice is accessible, and readable with text of twice the size', async () => {
  endElsewhere();
  await showApp('/game/home');
  await expect.element(notice).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible('an ended session');
  await expectReadableTwiceAsLarge('an ended session');
});

test.each(['de', 'es'] as const)('no text of the notice is cut in %s', async (language) => {
  endElsewhere();
  await showApp('/game/home', language);
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expectUncut(`an ended session in ${language}`);
});
