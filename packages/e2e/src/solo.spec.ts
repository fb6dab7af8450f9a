import { expect } from '@playwright/test';
import { startSoloGame, test } from './journey.ts';
import { playTwoFilms } from './solo-journey.ts';

// Whole games are played with everything that moves.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a stranger arrives, plays a film with hints and cast names, and plays again', ({ page }) =>
  playTwoFilms(page));

test('a reload in the middle of a film brings everything back', async ({ page }) => {
  const movie = await startSoloGame(page);
  await page.getByRole('button', { name: /^Review/ }).click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('combobox', { name: 'Name an actor, 1 of 4' }).fill('Wrong One');
  await page.getByRole('button', { name: 'Try Wrong One' }).click();
  await page.reload();
  await expect(
    page.getByRole('heading', { level: 1, name: movie.title, exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('complementary')).toContainText('50');
  await expect(page.getByText('Wrong One')).toBeVisible();
});
