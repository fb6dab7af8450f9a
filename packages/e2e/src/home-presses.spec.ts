import { expect, type Page } from '@playwright/test';
import { becomePlayer } from './account.ts';
import { holdScripts } from './hold-back.ts';
import { tabTo, test } from './journey.ts';

const joinRow = (page: Page) => page.getByRole('link', { name: /Join a Game/ });

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
