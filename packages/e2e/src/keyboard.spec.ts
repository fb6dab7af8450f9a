import { expect } from '@playwright/test';
import { guessSlider, nextDraw, shown, tabTo, test } from './steps/journey.ts';

test('the whole game is played with the keyboard alone', async ({ page }) => {
  await page.goto('/landing');
  await expect(page.getByRole('tab', { name: 'Game Info' })).toBeVisible();
  await tabTo(page, 'tab', 'Game Info');
  // The page appears before its script runs. A key pressed in between is lost, so the test presses it again.
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    const selected = page.getByRole('tab', { selected: true });
    await expect(selected).not.toHaveText('Game Info', { timeout: 1000 });
  }).toPass();
  await tabTo(page, 'link', 'Play as guest');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/game\/home$/);
  await tabTo(page, 'link', /Solo Game/i);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Which films?' })).toBeVisible();

  await tabTo(page, 'button', 'Choose genres and years');
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', 'Western');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Western' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await tabTo(page, 'slider', 'From year');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('1961 to 2024')).toBeVisible();
  // The slider of the last year is between them.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('dialog').getByRole('button', { name: 'Play 5 films' }),
  ).toBeFocused();
  const drawing = nextDraw(page);
  await page.keyboard.press('Enter');
  const movie = await drawing;
  await expect(
    page.getByRole('heading', { level: 1, name: movie.title, exact: true }),
  ).toBeFocused();

  // The pressed button disappears with the purchase. The focus moves to what it opened.
  await tabTo(page, 'button', 'Lift curtain');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: /^Poster of/ })).toBeFocused();
  await tabTo(page, 'button', 'Review');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Reviews' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Reviews/ })).toBeFocused();

  await tabTo(page, 'combobox', 'Name an actor, 1 of 4');
  await page.keyboard.type('Mery Streep');
  await expect(page.getByRole('option', { name: 'Meryl Streep' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Meryl Streep' })).toBeVisible();

  await tabTo(page, 'slider', 'Your guess');
  const slider = guessSlider(page);
  await page.keyboard.press('PageUp');
  await expect(slider).toHaveValue('60');
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveValue('59');
  await page.keyboard.press('Home');
  await expect(slider).toHaveValue('1');
  await page.keyboard.press('End');
  await expect(slider).toHaveValue('100');
  await page.keyboard.type(shown(movie.rating / 10));
  await expect(slider).toHaveValue(String(movie.rating));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Exactly / })).toBeFocused();

  await tabTo(page, 'button', 'Next film');
  const drawingNext = nextDraw(page);
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { level: 1, name: (await drawingNext).title, exact: true }),
  ).toBeFocused();
});
