import { expect, type Page } from '@playwright/test';
import {
  becomePlayer,
  enterCredentials,
  logOut,
  newEmail,
  openProfile,
  openSignIn,
  PASSWORD,
  playerCard,
  readCode,
} from './steps/account.ts';
import { test } from './steps/journey.ts';

const NEW_PASSWORD = 'another seat, better popcorn';

test('a player changes the password, and another device is signed out at once', async ({
  page,
  browser,
  baseURL,
  expectedErrors,
}) => {
  // The server refuses the form and the calls of the other device.
  expectedErrors.push('Failed to load resource');
  const { email, name } = await becomePlayer(page);
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await context.newPage();
  await openSignIn(other);
  await enterCredentials(other, { email, password: PASSWORD });
  await expect(playerCard(other, name)).toBeVisible();

  await openAccount(page, name);
  await page.getByRole('link', { name: 'Change password' }).click();
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByLabel('New password').fill('iloveyou');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('alert')).toContainText('lists of common passwords');
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page).toHaveURL(/\/game\/profile$/);
  await expect(playerCard(page, name)).toBeVisible();
  await page.reload();
  await expect(playerCard(page, name)).toBeVisible();

  // Its tokens were valid for some minutes more.
  await other.goto('/game/profile');
  await expect(other.getByText('You were signed out elsewhere.')).toBeVisible();
  await context.close();
});

test('a player changes the address with a code, and signs in with the new one', async ({
  page,
}) => {
  const { name } = await becomePlayer(page);
  const email = newEmail();
  await openAccount(page, name);
  await page.getByRole('link', { name: 'Change e-mail address' }).click();
  await page.getByLabel('New e-mail address').fill(email);
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Send a code to the new address' }).click();
  await page.getByLabel('Code').fill(await readCode(page, email));
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page).toHaveURL(/\/game\/profile$/);
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
  await page.goto('/game/home');
  await logOut(page, name);
  await openSignIn(page);
  await enterCredentials(page, { email, password: PASSWORD });
  await expect(playerCard(page, name)).toBeVisible();
});

test('a player who changes nothing returns to the profile', async ({ page }) => {
  const { name } = await becomePlayer(page);
  await openAccount(page, name);
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expect(page).toHaveURL(/\/game\/profile$/);
  await expect(playerCard(page, name)).toBeVisible();
});

async function openAccount(page: Page, name: string): Promise<void> {
  await openProfile(page, name);
  await page.getByRole('button', { name: 'Change password or address' }).click();
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
}
