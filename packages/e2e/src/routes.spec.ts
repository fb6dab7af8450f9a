import { expect, type Page } from '@playwright/test';
import { holdScripts } from './hold-back.ts';
import { test } from './journey.ts';

for (const [from, to] of [
  ['/', '/landing'],
  ['/nowhere', '/landing'],
  ['/nowhere/at/all', '/landing'],
  ['/game', '/game/home'],
  ['/game/nowhere', '/game/home'],
  ['/game/profile', '/game/home'],
  ['/game/active', '/game/home'],
] as const) {
  test(`${from} leads to ${to}`, async ({ page }) => {
    await page.goto(from);
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    await expect(page.getByRole('main').first()).toBeVisible();
  });
}

for (const path of ['/terms-of-service', '/sources', '/privacy-policy']) {
  test(`${path} leads back to the game`, async ({ page }) => {
    await page.goto(path);
    await page
      .getByRole('link', { name: 'Return to Out of Ten' })
      .or(page.getByRole('button', { name: 'Return to Out of Ten' }))
      .click();
    await expect(page).toHaveURL(/\/game\/home$/);
  });
}

test('sources credits the film database, and not as a source of films where it is none', async ({
  page,
}) => {
  const told = page.waitForResponse(async (answer) =>
    (answer.request().postData() ?? '').includes('FilmOrigins'),
  );
  await page.goto('/sources');
  await expect(page.getByRole('heading', { name: 'Tech & Data' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'The Movie Database (TMDB)' })).toBeVisible();
  await told;
  await expect(page.getByText('This product uses the TMDB API')).toHaveCount(0);
});

test('join and host are closed to guests, with the reason', async ({ page }) => {
  await page.goto('/game/home');
  await expect(page.getByRole('link', { name: /Join a Game/i, disabled: false })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Host a Game/i, disabled: false })).toHaveCount(0);
  await expect(
    page.getByText('Sign in to play together').filter({ visible: true }).first(),
  ).toBeVisible();
});

test('a guest has a card in the header once there is a player', async ({ page }) => {
  await page.goto('/game/home');
  await expect(page.getByRole('banner').getByRole('img')).toHaveCount(0);
  await page.goto('/game/login');
  await page.getByRole('button', { name: 'Play Offline' }).click();
  await expect(page.getByRole('banner')).toContainText('Guest');
});

test('settings are saved by Back and outlive a reload', async ({ page }) => {
  await page.goto('/game/settings');
  const music = page.getByRole('slider', { name: /Music/i });
  await expect(music).toHaveValue('10');
  await music.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(music).toHaveValue('20');
  await page.getByRole('main').getByRole('switch', { name: 'Sound' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/game\/login$/);
  await page.goto('/game/settings');
  await expect(page.getByRole('slider', { name: /Music/i })).toHaveValue('20');
  expect(await savedSettings(page)).toMatchObject({
    musicVolume: 0.2,
    isAudioMuted: true,
    hasInteractedWithSettings: true,
  });
});

test('settings that are chosen and saved before the app is there are saved as they were chosen', async ({
  page,
}) => {
  const letThrough = await holdScripts(page);
  await page.goto('/game/settings', { waitUntil: 'commit' });
  await page.getByRole('slider', { name: /Music/i }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('main').getByRole('switch', { name: 'Sound' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  // What seems to do nothing is pressed again.
  await page.getByRole('button', { name: 'Back' }).click();
  letThrough();
  await expect(page).toHaveURL(/\/game\/login$/);
  expect(await savedSettings(page)).toMatchObject({
    musicVolume: 0.15,
    isAudioMuted: true,
  });
});

test('a press while the app takes the page over counts once', async ({ page }) => {
  await page.addInitScript(() => {
    const { removeEventListener } = document;
    // The last thing the app does before, and nothing comes between: it takes over in a task of its own.
    document.removeEventListener = (type: string, ...about: [EventListener, boolean]) => {
      removeEventListener.call(document, type, ...about);
      if (type !== 'input' || about[1] !== true) return;
      document.removeEventListener = removeEventListener;
      const sound = document.querySelector<HTMLElement>('main [role=switch]');
      queueMicrotask(() => sound?.click());
    };
  });
  await page.goto('/game/settings');
  const sound = page.getByRole('main').getByRole('switch', { name: 'Sound' });
  await expect(sound).not.toBeChecked();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/game\/login$/);
  expect(await savedSettings(page)).toMatchObject({ isAudioMuted: true });
});

test('a slider that is moved before the app is there stays where it was put', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto('/game/settings', { waitUntil: 'commit' });
  const music = page.getByRole('slider', { name: /Music/i });
  await music.focus();
  await page.keyboard.press('ArrowRight');
  await expect(music).toHaveValue('15');
  letThrough();
  await expect(page.getByRole('status').filter({ hasText: '15' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/game\/login$/);
  expect((await savedSettings(page)).musicVolume).toBe(0.15);
});

test('pages stand ready made in the answer, without any script', async ({ browser, baseURL }) => {
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
