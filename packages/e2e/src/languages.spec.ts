import { expect } from '@playwright/test';
import { test as journey } from './journey.ts';
import { wordsIn } from './words.ts';

const TRANSLATED = ['de', 'es'] as const;

journey('the browser’s language is there from the first picture on', async ({ browser }) => {
  for (const language of TRANSLATED) {
    const context = await browser.newContext({
      locale: `${language}-XX`,
      javaScriptEnabled: false,
    });
    const page = await context.newPage();
    await page.goto('/game/home');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page).toHaveTitle(titleIn(language, 'home'));
    await expect(page.getByRole('link', { name: wordsIn(language)('home.solo') })).toBeVisible();
    await context.close();
  }
});

journey('a language that is chosen acts at once, and is kept everywhere', async ({ page }) => {
  await page.goto('/game/settings');
  const musicVolume = page.getByRole('slider').first();
  await musicVolume.fill('45');
  await page.getByLabel('Language').selectOption('Deutsch');
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
  await expect(page).toHaveTitle(titleIn('de', 'settings'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(musicVolume).toHaveValue('45');
  await page.reload();
  await expect(page.getByLabel('Sprache')).toHaveValue('de');
  await page.getByRole('link', { name: 'Start' }).click();
  await expect(page.getByRole('link', { name: 'Solo spielen' })).toBeVisible();
  await page.goto('/game/login');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goto('/game/settings');
  await page.getByLabel('Sprache').selectOption('Wie der Browser');
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
});

journey('a page that came in another language is put right', async ({ page, context }) => {
  await page.goto('/game/settings');
  await page.getByLabel('Language').selectOption('Español');
  await expect(page.getByRole('heading', { name: 'Ajustes' })).toBeVisible();
  await context.clearCookies();
  await page.goto('/game/settings');
  await expect(page.getByRole('heading', { name: 'Ajustes' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

function titleIn(language: (typeof TRANSLATED)[number], screen: string): string {
  const say = wordsIn(language);
  return say('shell.title', { screen: say(`shell.title.${screen}`) });
}
