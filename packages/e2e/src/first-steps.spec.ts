import { expect } from '@playwright/test';
import { guessSlider, test } from './steps/journey.ts';
import { submitGuess } from './steps/submit-guess.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('a newcomer plays today’s film after one tap on the landing page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /^Play today’s film/ }).click();
  await expect(page).toHaveURL(/\/game\/daily$/);
  await expect(guessSlider(page)).toBeVisible();
  await submitGuess(page);
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page.getByRole('main').getByRole('link', { name: /Daily/ })).toContainText('Done');
});

test('the root address leads to the home screen once the terms are accepted, and no longer shows the landing page', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'I understand' }).click();
  await expect(page.getByRole('link', { name: /Solo Game/ })).toBeVisible();
  // The consent is saved after the tap is painted.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('out-of-ten')))
    .toContain('"hasConfirmedTermsOfService":true');
  const painted: string[] = [];
  await page.exposeFunction('tellPainted', (text: string) => painted.push(text));
  await page.addInitScript(() => {
    new PerformanceObserver(() => {
      const shown = getComputedStyle(document.documentElement).visibility !== 'hidden';
      const told = shown ? location.pathname : 'hidden';
      Reflect.get(window, 'tellPainted')(told);
    }).observe({ type: 'paint', buffered: true });
  });
  await page.goto('/');
  await expect(page).toHaveURL(/\/game\/home$/);
  await expect(page.getByRole('link', { name: /Solo Game/ })).toBeVisible();
  expect(painted).not.toContain('/');
  expect(painted).not.toContain('/landing');
});
