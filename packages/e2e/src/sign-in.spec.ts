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
} from './account.ts';
import { holdBack, openWaiting } from './hold-back.ts';
import { startSoloGame, test } from './journey.ts';
import { areTokensFresh, endTokens } from './tokens.ts';

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

test('who leaves before taking a name is asked for it at the next sign-in', async ({ page }) => {
  const email = newEmail();
  await signUp(page, email);
  await page.goto('/game/profile');
  await expect(page).toHaveURL(/\/game\/create-player$/);
  await page.goto('/game/login');
  await expect(page).toHaveURL(/\/game\/create-player$/);
});

test('who was invited before having an account comes to the invitation in the end', async ({
  page,
}) => {
  await page.goto('/join/k7wbx');
  await expect(page.getByRole('link', { name: 'To the box office' })).toBeVisible();
  await signUp(page, newEmail());
  await page.getByLabel('Player name').fill(newName());
  await page.getByRole('button', { name: 'Create player' }).click();
  await expect(page.getByLabel('Code of the room')).toHaveValue('K7WBX');
  await page.goto('/game/login');
  await expect(page, 'an invitation leads there once').toHaveURL(/\/game\/home$/);
});

test('a forgotten password gives way to a new one', async ({ page, expectedErrors }) => {
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

test('a name says at once why it will not do', async ({ page }) => {
  await signUp(page, newEmail());
  const field = page.getByLabel('Player name');
  const create = page.getByRole('button', { name: 'Create player' });
  await expect(create).toBeDisabled();
  for (const [typed, words] of [
    ['ab', 'at least 3'],
    ['a_name_of_many_letters', 'at most 20'],
    ['two words', 'only letters'],
    ['Пётр', 'only letters'],
    ['big_shit', 'swear word'],
  ] as const) {
    await field.fill(typed);
    await expect(field).toHaveAccessibleDescription(new RegExp(words));
    await expect(create).toBeDisabled();
  }
  await field.fill('Good_Name_1');
  await expect(create).toBeEnabled();
});

test('a taken name is refused in whatever case, and one of the free ones can be pressed', async ({
  page,
  browser,
  baseURL,
}) => {
  const other = await openDevice(browser, baseURL);
  const { name: taken } = await becomePlayer(other);
  const { name } = await becomePlayer(page);
  await openProfile(page, name);
  await page.getByLabel('Player name').fill(taken.toLowerCase());
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toHaveText(`The name ${taken.toLowerCase()} is taken.`);
  await expect(playerCard(page, name)).toBeVisible();
  const suggestion = page
    .getByRole('list', { name: 'These are free:' })
    .getByRole('button')
    .first();
  const free = (await suggestion.textContent()) ?? '';
  await suggestion.click();
  await expect(page.getByLabel('Player name')).toHaveValue(free);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(playerCard(page, free)).toBeVisible();
  await other.context().close();
});

test('the profile is changed by Save alone, and its card leads there and back', async ({
  page,
}) => {
  const { name } = await becomePlayer(page);
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await openProfile(page, name);
  await page.getByRole('radio', { name: 'Director' }).check();
  await page.getByLabel('Player name').fill(`${name}_x`);
  const cancel = page.getByRole('button', { name: 'Cancel' });
  await cancel.press('Enter');
  await expect(page.getByLabel('Player name')).toHaveValue(name);
  await expect(cancel).toBeFocused();
  await expect(page.getByRole('radio', { name: 'Usher' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.getByRole('radio', { name: 'Critic' }).check();
  const save = page.getByRole('button', { name: 'Save' });
  await save.press('Enter');
  await expect(page.getByText('Your profile is saved.')).toBeVisible();
  await expect(save).toBeFocused();
  await playerCard(page, name).click();
  await expect(page).toHaveURL(/\/game\/settings$/);
  await page.goto('/game/profile');
  await expect(page.getByRole('radio', { name: 'Critic' })).toBeChecked();
  await playerCard(page, name).click();
  await expect(page).toHaveURL(/\/game\/home$/);
});

test('a player can join and host, and has neither that nor a profile offline', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push('net::ERR_INTERNET_DISCONNECTED');
  const { name } = await becomePlayer(page);
  await expect(page.getByRole('link', { name: /Join a Game/ })).toBeEnabled();
  await expect(page.getByRole('link', { name: /Host a Game/ })).toBeEnabled();
  await openProfile(page, name);
  await page.context().setOffline(true);
  await expect(page).toHaveURL(/\/game\/home$/);
  await expect(page.getByText('Closed while offline')).toHaveCount(2);
  await expect(playerCard(page, name)).toBeDisabled();
  await page.context().setOffline(false);
  await expect(playerCard(page, name)).toBeEnabled();
});

test('what a guest saved is still there after sign-in and after sign-out', async ({ page }) => {
  await page.goto('/game/login');
  await page.getByRole('button', { name: 'Play Offline' }).click();
  await startSoloGame(page);
  await page.getByRole('button', { name: /Submit/ }).click();
  await expect(page.getByRole('button', { name: 'Play Again!' })).toBeVisible();
  const before = await savedData(page);
  const { name } = await becomePlayer(page);
  await expect(page.getByText('Your last film')).toBeVisible();
  // Beside it the account's dailies are kept from now on.
  expect(await savedData(page)).toMatchObject(before);
  await logOut(page, name);
  expect(await savedData(page)).toMatchObject(before);
});

test('two tabs whose tokens have run out renew them once, and both stay signed in', async ({
  page,
  context,
}) => {
  const { name } = await becomePlayer(page);
  const second = await context.newPage();
  await second.goto('/game/home');
  await expect(playerCard(second, name)).toBeVisible();
  // A refresh token used twice ends the session: what goes wrong in a round shows in the next.
  for (const round of [1, 2]) {
    const renewals = countRenewals(context);
    await endTokens(page, second);
    await Promise.all([page.goto('/game/home'), second.goto('/game/home')]);
    await expect(playerCard(page, name)).toBeVisible();
    await expect(playerCard(second, name)).toBeVisible();
    // The card stands there before the renewal is through; a reload in the middle of it would lose the new tokens.
    await expect.poll(() => areTokensFresh(page)).toBe(true);
    expect(renewals.count(), `renewals in round ${round}`).toBe(1);
    renewals.stop();
  }
});

test('a reload that loses the new tokens on their way signs nobody out', async ({
  page,
  expectedErrors,
}) => {
  // The spent refresh token is refused.
  expectedErrors.push('status of 400');
  const { name } = await becomePlayer(page);
  // The server gives new tokens, and the page is gone before they arrive.
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
  await expect(page.getByText('You were signed out.')).toHaveCount(0);
});

test('signing out in one tab signs the other out', async ({ page, context }) => {
  const { name } = await becomePlayer(page);
  const second = await context.newPage();
  await second.goto('/game/home');
  await expect(playerCard(second, name)).toBeVisible();
  await logOut(page, name);
  await expect(playerCard(second, name)).toHaveCount(0);
});

test('signing in while another tab is still loading signs that one in', async ({
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
  await page.getByRole('button', { name: 'Logout everywhere' }).click();
  await page.getByRole('button', { name: 'Sign out on all devices' }).click();
  await expect(page).toHaveURL(/\/game\/login/);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await endTokens(other);
  await other.goto('/game/home');
  await expect(other.getByRole('link', { name: /Solo Game/i })).toBeVisible();
  await expect(playerCard(other, name)).toHaveCount(0);
  await other.goto('/game/login');
  await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await other.context().close();
});

test('a player takes all data along, then has it deleted', async ({ page }) => {
  const { email, name } = await becomePlayer(page);
  await openProfile(page, name);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export my data' }).click();
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

  // Address and name are free again.
  await signUp(page, email);
  await createPlayer(page, name);
});

test('a sign-in that is cancelled says so', async ({ page }) => {
  await openSignIn(page);
  await page.getByRole('button', { name: 'Cancel and go back to the game' }).click();
  await expect(page.getByRole('alert')).toContainText('Sign-in was cancelled.');
  await expect(page).toHaveURL(/\/game\/login$/);
});

test('who left halfway and opens the page anew can press while it finds that out', async ({
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
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('an answer that nobody waits for signs nobody in', async ({ page }) => {
  // Looked at from the first moment, as the message stands for three seconds only.
  await page.goto('/game/login?code=stolen&state=guessed', { waitUntil: 'commit' });
  await expect(page.getByRole('alert')).toContainText(
    'An error occurred while validating the state',
  );
  await expect(page).toHaveURL(/\/game\/login$/);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

/** Another browser with nothing in it. */
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
