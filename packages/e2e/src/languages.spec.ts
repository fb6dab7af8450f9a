import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { actAtTakeOver, holdScripts } from './steps/hold-back.ts';
import { test } from './steps/journey.ts';

const TRANSLATED = ['de', 'es'] as const;

test('the first frame and the app manifest are already in the browser’s language', async ({
  browser,
}) => {
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
    const manifest = await page.locator('meta[name=manifest]').getAttribute('content');
    const { lang, description } = await (await page.request.get(manifest ?? '')).json();
    expect([lang, description]).toEqual([language, wordsIn(language)('shell.description')]);
    await context.close();
  }
});

test('a chosen language takes effect at once, and is kept on every page', async ({
  page,
  context,
}) => {
  await page.goto('/game/settings');
  await page.getByLabel('Language').selectOption('Deutsch');
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
  await expect(page).toHaveTitle(titleIn('de', 'settings'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.reload();
  await expect(page.getByLabel('Sprache')).toHaveValue('de');
  // The server sends the page in another language, and the app corrects it.
  await context.clearCookies();
  await page.goto('/game/settings');
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('link', { name: 'Start' }).click();
  await expect(page.getByRole('link', { name: 'Solo spielen' })).toBeVisible();
  await page.goto('/game/login');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  // The page before has the same heading.
  await expect(page).toHaveURL(/\/sign-in\//);
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goto('/game/settings');
  await page.getByLabel('Sprache').selectOption('Wie das Gerät');
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
});

test('a choice that is made while the app takes over the page is kept', async ({ page }) => {
  await actAtTakeOver(page, () => {
    const list = document.querySelector('select');
    if (list === null) throw new Error('The page has no list');
    list.value = 'de';
    for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
  });
  await page.goto('/game/settings');
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Sprache')).toHaveValue('de');
});

test('a page that the browser has translated before the app has loaded works without an error', async ({
  page,
}) => {
  const letThrough = await holdScripts(page);
  await page.goto('/game/home', { waitUntil: 'commit' });
  const solo = page.getByText('Solo Game', { exact: true });
  // As Chrome and Edge do.
  await solo.evaluate((name) => {
    const translated = document.createElement('font');
    translated.textContent = 'Jouer seul';
    name.replaceChildren(translated);
  });
  letThrough();
  await expect(page.locator('font')).toHaveCount(0);
  // The journey fails if the console has an error.
  await solo.click();
  await expect(page).toHaveURL(/solo/);
});

function titleIn(language: (typeof TRANSLATED)[number], screen: string): string {
  const say = wordsIn(language);
  return say('shell.title', { screen: say(`shell.title.${screen}`) });
}

/** Returns a message of the web app with its `{names}` filled in. Messages with plurals are not supported. */
type SayIn = (id: string, values?: Readonly<Record<string, string>>) => string;

function wordsIn(language: 'de' | 'es'): SayIn {
  const folder = join(import.meta.dirname, '../../web/src/messages', language);
  const messages: Readonly<Record<string, string>> = Object.assign(
    {},
    ...readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8'))),
  );
  return (id, values = {}) => {
    const message = messages[id];
    if (message === undefined) throw new Error(`There is no message ${id} in ${language}`);
    return message.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  };
}
