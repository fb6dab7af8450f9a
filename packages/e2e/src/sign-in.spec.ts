import { readFile } from 'node:fs/promises';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import {
  becomePlayer,
  createPlayer,
  enterCredentials,
  logOut,
  newEmail,
  newName,
  openProfile,
  openSignIn,
  PASSWORD,
  playerCard,
  readCode,
  signUp,
} from './steps/account.ts';
import { holdBack, openWaiting } from './steps/hold-back.ts';
import { startSoloGame, test } from './steps/journey.ts';
import { submitGuess } from './steps/submit-guess.ts';
import { areTokensFresh, endTokens } from './steps/tokens.ts';

test('a player signs up with a code, takes a name, signs out and signs in again', async ({
  page,
}) => {
  const email = newEmail();
  const name = newName();
  await signUp(page, email);
  expect(page.url(), 'nothing of the sign-in stays in the address').not.toMatch(/[?#]/);
  await createPlayer(page, name);
  await logOut(page, name);
  await expect(playerCard(page, name)).toHaveCount(0);
  await openSignIn(page);
  await enterCredentials(page, { email, password: PASSWORD });
  await expect(page).toHaveURL(/\/game\/home$/);
  await expect(playerCard(page, name)).toBeVisible();
  await page.reload();
  await expect(playerCard(page, name)).toBeVisible();
  await page.goto('/game/login');
  await expect(page).toHaveURL(/\/game\/home$/);
});

test('a password can be shown and hidden, also by keyboard, and is hidden when it is sent', async ({
  page,
}) => {
  await openSignIn(page);
  await page.getByRole('link', { name: 'Create an account' }).click();
  const field = page.getByLabel('Password');
  await field.fill(PASSWORD);
  const show = page.getByRole('button', { name: 'Show password' });
  await show.focus();
  await page.keyboard.press('Space');
  await expect(field).toHaveAttribute('type', 'text');
  await expect(show).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAttribute('type', 'password');
  await show.click();
  await page.getByLabel('E-mail address').fill('');
  await page.locator('form').first().dispatchEvent('submit');
  await expect(field).toHaveAttribute('type', 'password');
});

test('a forgotten password is replaced by a new one', async ({ page, expectedErrors }) => {
  const { email, name } = await becomePlayer(page);
  await logOut(page, name);
  await openSignIn(page);
  await page.getByRole('link', { name: 'Forgotten password?' }).click();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByLabel('Code').fill(await readCode(page, email));
  const password = 'another seat, better popcorn';
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(playerCard(page, name)).toBeVisible();
  await logOut(page, name);
  await openSignIn(page);
  expectedErrors.push('Failed to load resource');
  await enterCredentials(page, { email, password: PASSWORD });
  await expect(page.getByRole('alert')).toContainText('don’t match an account');
  await enterCredentials(page, { email, password });
  await expect(playerCard(page, name)).toBeVisible();
});

test('a guest’s data is still there after sign-in and after sign-out', async ({ page }) => {
  await page.goto('/game/login');
  await page.getByRole('button', { name: 'Play as guest' }).click();
  await startSoloGame(page);
  await submitGuess(page);
  await expect(page.getByRole('button', { name: 'Next film' })).toBeVisible();
  // The account takes the guest's places over, so the guest's id ends.
  const { userData: _, ...before } = await savedData(page);
  const { name } = await becomePlayer(page);
  // The account's dailies are now saved beside this data.
  expect(await savedData(page)).toMatchObject(before);
  await logOut(page, name);
  expect(await savedData(page)).toMatchObject(before);
});

test('two tabs with expired tokens renew them once, and both stay signed in', async ({
  page,
  context,
}) => {
  const { name } = await becomePlayer(page);
  const second = await context.newPage();
  await second.goto('/game/home');
  await expect(playerCard(second, name)).toBeVisible();
  // A refresh token that is used twice ends the session. The second round shows what the first one broke.
  for (const round of [1, 2]) {
    const renewals = countRenewals(context);
    await endTokens(page, second);
    await Promise.all([page.goto('/game/home'), second.goto('/game/home')]);
    await expect(playerCard(page, name)).toBeVisible();
    await expect(playerCard(second, name)).toBeVisible();
    // The card appears before the renewal is complete. A reload in between would lose the new tokens.
    await expect.poll(() => areTokensFresh(page)).toBe(true);
    expect(renewals.count(), `renewals in round ${round}`).toBe(1);
    renewals.stop();
  }
});

test('a reload that loses the new tokens does not sign the player out', async ({
  page,
  expectedErrors,
}) => {
  // The server refuses the spent refresh token.
  expectedErrors.push('status of 400');
  const { name } = await becomePlayer(page);
  // The server gives new tokens, but the page is closed before they arrive.
  let isLost = false;
  await page.route('**/oauth2/token', async (route) => {
    if (isLost) return route.continue();
    await route.fetch();
    isLost = true;
  });
  await endTokens(page);
  await page.goto('/game/home');
  await expect.poll(() => isLost).toBe(true);
  await page.reload();
  await expect.poll(() => areTokensFresh(page)).toBe(true);
  await expect(playerCard(page, name)).toBeVisible();
  await expect(page.getByText('You were signed out elsewhere.')).toHaveCount(0);
});

for (const { name, hours } of [
  { name: 'three days behind', hours: -72 },
  { name: 'twelve hours ahead', hours: 12 },
]) {
  test(`a device whose clock is ${name} signs in, and renews its tokens`, async ({ page }) => {
    await page.clock.install({ time: Date.now() + hours * 60 * 60_000 });
    const name = newName();
    await signUp(page, newEmail());
    await createPlayer(page, name);
    await endTokens(page);
    await page.goto('/game/home');
    await expect.poll(() => areTokensFresh(page)).toBe(true);
    await expect(playerCard(page, name)).toBeVisible();
  });
}

test('signing out in one tab signs the other out', async ({ page, context }) => {
  const { name } = await becomePlayer(page);
  const second = await context.newPage();
  await second.goto('/game/home');
  await expect(playerCard(second, name)).toBeVisible();
  await logOut(page, name);
  await expect(playerCard(second, name)).toHaveCount(0);
});

test('signing in while another tab is still loading signs in that tab too', async ({
  page,
  context,
}) => {
  const second = await context.newPage();
  const letThrough = await openWaiting(second, '/game/home');
  const { name } = await becomePlayer(page);
  letThrough();
  await expect(playerCard(second, name)).toBeVisible();
});

test('signing out everywhere ends the session of another device', async ({
  page,
  browser,
  baseURL,
}) => {
  const { email, name } = await becomePlayer(page);
  const other = await openDevice(browser, baseURL);
  await openSignIn(other);
  await enterCredentials(other, { email, password: PASSWORD });
  await expect(playerCard(other, name)).toBeVisible();
  await openProfile(page, name);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('button', { name: 'Sign out on all devices' }).click();
  await expect(page).toHaveURL(/\/game\/login/);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await endTokens(other);
  await other.goto('/game/home');
  await expect(other.getByRole('link', { name: /Solo Game/i })).toBeVisible();
  await expect(playerCard(other, name)).toHaveCount(0);
  await other.goto('/game/login');
  await expect(other.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await other.context().close();
});

test('a player downloads all data, and then deletes it', async ({ page }) => {
  const { email, name } = await becomePlayer(page);
  await openProfile(page, name);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('out-of-ten-data.json');
  const data = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(data).toMatchObject({ player: { name }, account: { email, has_password: true } });

  await page.getByRole('button', { name: 'Delete my data' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep my data' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete my data' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Your data is deleted.')).toBeVisible();
  await expect(page).toHaveURL(/\/game\/home$/);
  await expect(playerCard(page, name)).toHaveCount(0);

  // The address and the name are free again.
  await signUp(page, email);
  await createPlayer(page, name);
});

test('a page that was left during sign-in and opened again reacts to presses, and a sign-in can be cancelled', async ({
  page,
}) => {
  await openSignIn(page);
  const script = '**/assets/browser-sign-in-*.js';
  const letThrough = await holdBack(page, script);
  const asked = page.waitForRequest(script);
  await page.goto('/game/login', { waitUntil: 'commit' });
  await asked;
  await page.getByRole('button', { name: 'Sign in' }).click();
  letThrough();
  await page.getByRole('button', { name: 'Cancel and go back to the game' }).click();
  await expect(page.getByRole('alert')).toContainText('Sign-in was cancelled.');
  await expect(page).toHaveURL(/\/game\/login$/);
});

/** Opens another browser without stored data. */
async function openDevice(
  browser: Readonly<{ newContext: (options: { baseURL?: string }) => Promise<BrowserContext> }>,
  baseURL: string | undefined,
): Promise<Page> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  return context.newPage();
}

async function savedData(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('out-of-ten') ?? 'null'));
}

function countRenewals(
  context: BrowserContext,
): Readonly<{ count: () => number; stop: () => void }> {
  let renewals = 0;
  const note = (request: Readonly<{ url: () => string }>) => {
    if (new URL(request.url()).pathname === '/oauth2/token') renewals += 1;
  };
  context.on('request', note);
  return { count: () => renewals, stop: () => context.off('request', note) };
}
