import { expect, type Page } from '@playwright/test';
import { startSoloGame, test } from './journey.ts';

const FAILED_LOAD = 'Failed to load resource';

for (const [kind, text] of [
  ['broken', '{"version":1,"settings":'],
  [
    'hostile',
    '{"version":1,"__proto__":{"polluted":true},"settings":{"musicVolume":"<img onerror=alert(1)>"}}',
  ],
  ['of a later version', '{"version":999}'],
] as const) {
  test(`saved data that is ${kind} is set aside with a notice, and play goes on`, async ({
    page,
  }) => {
    await page.addInitScript((value) => {
      if (sessionStorage.getItem('planted') === null) localStorage.setItem('out-of-ten', value);
      sessionStorage.setItem('planted', 'yes');
    }, text);
    await stopTime(page);
    await page.goto('/game/home');
    await expect(page.getByRole('alert')).toContainText(/put aside/i);
    await page.clock.resume();
    expect(await page.evaluate(() => localStorage.getItem('out-of-ten.set-aside'))).toBe(text);
    await startSoloGame(page);
  });
}

for (const way of ['by itself after three seconds', 'by its button']) {
  test(`an error message closes ${way}`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('out-of-ten', 'broken'));
    await stopTime(page);
    await page.goto('/game/home');
    const message = page.getByRole('alert').filter({ hasText: /put aside/i });
    await expect(message).toBeVisible();
    await page.clock.fastForward(2500);
    await expect(message).toBeVisible();
    if (way === 'by its button') {
      await page.getByRole('button', { name: 'Close this message' }).click();
    } else {
      await page.clock.fastForward(700);
    }
    await expect(message).toHaveCount(0);
  });
}

test('a browser that forbids storage still plays', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await startSoloGame(page);
  await page.getByRole('button', { name: /Submit/ }).click();
  await expect(page.getByRole('button', { name: 'Play Again!' })).toBeVisible();
});

test('a storage that is full is told of, and play goes on', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('no room left', 'QuotaExceededError');
    };
  });
  await stopTime(page);
  await page.goto('/game/settings');
  const sound = page.getByRole('main').getByRole('switch', { name: 'Sound' });
  await sound.click();
  await expect(sound).not.toBeChecked();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('alert')).toContainText('This browser keeps nothing for us.');
  await page.clock.resume();
  await expect(page.getByRole('banner').getByRole('switch', { name: 'Sound' })).not.toBeChecked();
  await startSoloGame(page);
  await page.getByRole('button', { name: /Submit/ }).click();
  await expect(page.getByRole('button', { name: 'Play Again!' })).toBeVisible();
});

test('a broken running game is forgotten, not shown', async ({ page }) => {
  await page.addInitScript(() =>
    sessionStorage.setItem('out-of-ten.solo', '{"version":1,"film":{}}'),
  );
  await page.goto('/game/active');
  await expect(page).toHaveURL(/\/game\/home$/);
});

test('a screen that cannot be fetched shows the error screen, and Return Home recovers', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(FAILED_LOAD, 'This screen did not arrive', 'occurred in', 'Failed to fetch');
  await page.goto('/game/home');
  await page.route('**/assets/settings-screen-*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('There may be a new version');
  await page.unroute('**/assets/settings-screen-*.js');
  await page
    .getByRole('link', { name: 'Return Home' })
    .or(page.getByRole('button', { name: 'Return Home' }))
    .click();
  await expect(page.getByRole('link', { name: /Solo Game/i })).toBeVisible();
});

/** From the start, so that a slow machine does not use up the three seconds for which a message stands. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}
