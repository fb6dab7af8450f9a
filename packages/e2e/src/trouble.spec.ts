import { expect } from '@playwright/test';
import { startSoloGame, test } from './steps/journey.ts';
import { submitGuess } from './steps/submit-guess.ts';

const FAILED_LOAD = 'Failed to load resource';

test('the game can be played in a browser that forbids storage', async ({ page }) => {
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
  await submitGuess(page);
  await expect(page.getByRole('button', { name: 'Next film' })).toBeVisible();
});

test('a screen that cannot be fetched shows the error screen, and Return Home recovers', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(
    FAILED_LOAD,
    'This screen could not be loaded',
    'occurred in',
    'Failed to fetch',
  );
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
