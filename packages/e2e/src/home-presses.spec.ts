import { expect } from '@playwright/test';
import { becomePlayer } from './steps/account.ts';
import { holdScripts } from './steps/hold-back.ts';
import { tabTo, test } from './steps/journey.ts';

test('a code that is submitted before the app has loaded leads to its room', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto('/game/home', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Room code' }).fill('k7wbx');
  await page.keyboard.press('Enter');
  letThrough();
  await expect(page).toHaveURL(/K7WBX/);
});

test('letters that are typed before the app has loaded stay in the field', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto('/game/home', { waitUntil: 'commit' });
  const field = page.getByRole('textbox', { name: 'Room code' });
  await field.fill('k7w');
  letThrough();
  await expect(page.getByText('W', { exact: true })).toBeVisible();
  await field.press('End');
  await page.keyboard.type('bx');
  await expect(field).toHaveValue('K7WBX');
});

test('the Enter key on Host a Game works before the app has loaded', async ({ page }) => {
  await becomePlayer(page);
  const letThrough = await holdScripts(page);
  await page.goto('/game/home', { waitUntil: 'commit' });
  await tabTo(page, 'link', /Host a Game/);
  await page.keyboard.press('Enter');
  letThrough();
  await expect(page.getByRole('heading', { name: 'Host a Game' })).toBeVisible();
});
