import { expect, type Page } from '@playwright/test';
import { actAtTakeOver, holdScripts } from './steps/hold-back.ts';
import { test } from './steps/journey.ts';

test('settings that are changed and saved before the app has loaded are saved correctly', async ({
  page,
}) => {
  const letThrough = await holdScripts(page);
  await page.goto('/game/settings', { waitUntil: 'commit' });
  await page.getByRole('slider', { name: /Music/i }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('main').getByRole('switch', { name: 'Sound' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  // A player presses again if nothing seems to happen.
  await page.getByRole('button', { name: 'Back' }).click();
  letThrough();
  await expect(page).toHaveURL(/\/game\/login$/);
  expect(await savedSettings(page)).toMatchObject({
    musicVolume: 0.15,
    isAudioMuted: false,
  });
});

test('a press while the app takes over the page counts once', async ({ page }) => {
  await actAtTakeOver(page, () => {
    document.querySelector<HTMLElement>('main [role=switch]')?.click();
  });
  await page.goto('/game/settings');
  const sound = page.getByRole('main').getByRole('switch', { name: 'Sound' });
  await expect(sound).toBeChecked();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/game\/login$/);
  expect(await savedSettings(page)).toMatchObject({ isAudioMuted: false });
});

test('a slider that is moved before the app has loaded keeps its value', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto('/game/settings', { waitUntil: 'commit' });
  const music = page.getByRole('slider', { name: /Music/i });
  await music.focus();
  await page.keyboard.press('ArrowRight');
  await expect(music).toHaveValue('15');
  letThrough();
  await expect(page.getByText('15', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/game\/login$/);
  expect((await savedSettings(page)).musicVolume).toBe(0.15);
});

test('pages are complete in the server’s answer, without any script', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/game/home');
  await expect(page.getByRole('link', { name: /Solo Game/i })).toBeVisible();
  await page.goto('/landing');
  await expect(page.getByText('I understand')).toBeVisible();
  await context.close();
});

function savedSettings(page: Page): Promise<Readonly<Record<string, unknown>>> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('out-of-ten') ?? '{}').settings);
}
