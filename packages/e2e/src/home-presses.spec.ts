import { expect, type Page } from '@playwright/test';
import { becomePlayer, createPlayer, newEmail, newName, playerCard, signUp } from './account.ts';
import { holdBack, holdScripts } from './hold-back.ts';
import { tabTo, test } from './journey.ts';

function holdPlayer(page: Page) {
  return holdBack(page, '**/graphql', (body) => body.includes('FindOwnPlayer'));
}

const joinRow = (page: Page) => page.getByRole('link', { name: /Join a Game/ });
const hostRow = (page: Page) => page.getByRole('link', { name: /Host a Game/ });

test('a press on Join a Game before the app is there leads there once it is', async ({ page }) => {
  await becomePlayer(page);
  const letThrough = await holdScripts(page);
  await page.goto('/game/home', { waitUntil: 'commit' });
  await joinRow(page).click({ force: true });
  letThrough();
  await expect(page.getByLabel('Code of the room')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/game\/home$/);
});

test('the Enter key on Host a Game before the app is there leads there once it is', async ({
  page,
}) => {
  await becomePlayer(page);
  const letThrough = await holdScripts(page);
  await page.goto('/game/home', { waitUntil: 'commit' });
  await tabTo(page, 'link', /Host a Game/);
  await page.keyboard.press('Enter');
  letThrough();
  await expect(page.getByRole('heading', { name: 'Choose the films' })).toBeVisible();
});

test('a press before it is known who plays leads on once it is, and to nowhere else before', async ({
  page,
}) => {
  const { name } = await becomePlayer(page);
  const letThrough = await holdPlayer(page);
  await page.goto('/game/home');
  await joinRow(page).click();
  // The last one counts.
  await hostRow(page).click();
  await expect(hostRow(page)).toContainText('Loading');
  await expect(joinRow(page)).not.toContainText('Loading');
  await expect(page).toHaveURL(/\/game\/home$/);
  letThrough();
  await expect(page.getByRole('heading', { name: 'Choose the films' })).toBeVisible();
  await expect(playerCard(page, name)).toBeVisible();
});

test('the focus stays on Join a Game while it opens', async ({ page }) => {
  const { name } = await becomePlayer(page);
  const letThrough = await holdScripts(page);
  await page.goto('/game/home', { waitUntil: 'commit' });
  await tabTo(page, 'link', /Join a Game/);
  letThrough();
  await expect(playerCard(page, name)).toBeVisible();
  await expect(joinRow(page)).toBeFocused();
});

test('a press leads nowhere when it turns out that nobody is signed in', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto('/game/home', { waitUntil: 'commit' });
  await joinRow(page).click({ force: true });
  letThrough();
  await expect.poll(() => page.evaluate(() => 'earlyPresses' in window)).toBe(false);
  await expect(joinRow(page)).toContainText('Sign in to play together');
  await expect(page).toHaveURL(/\/game\/home$/);
});

test('a press of somebody without a name is not kept until there is one', async ({ page }) => {
  await signUp(page, newEmail());
  const letThrough = await holdPlayer(page);
  await page.goto('/game/home');
  await joinRow(page).click();
  letThrough();
  await expect(joinRow(page)).toContainText('Needs a player with a name');
  await page.goto('/game/create-player');
  await createPlayer(page, newName());
  await expect(joinRow(page)).toBeEnabled();
  await expect(page).toHaveURL(/\/game\/home$/);
});
