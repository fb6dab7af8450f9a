import { expect, type Page } from '@playwright/test';
import { guessSlider, nextDraw, shown } from './journey.ts';
import { submitGuess } from './submit-guess.ts';

/** Plays from the first page to a second film, with any source of films: hints, cast names, guess, result. */
export async function playTwoFilms(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Play as guest' }).click();
  await expect(page).toHaveURL(/\/game\/home$/);
  await page.getByRole('link', { name: /Solo Game/i }).click();
  await expect(page.getByRole('heading', { name: 'Which films?' })).toBeVisible();

  const drawing = nextDraw(page);
  await page.getByRole('button', { name: /^Play( \d+ films)?$/ }).click();
  const movie = await drawing;
  await expect(
    page.getByRole('heading', { level: 1, name: movie.title, exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('complementary')).toContainText('100');
  await expect(
    page.getByRole('img', { name: `Poster of ${movie.title}`, exact: true }),
  ).toHaveCount(0);

  await page.getByRole('button', { name: 'Lift curtain' }).click();
  await expect(
    page.getByRole('img', { name: `Poster of ${movie.title}`, exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('complementary')).toContainText('75');

  await page.getByRole('button', { name: /^Overview/ }).click();
  await expect(page.getByText(movie.overview)).toBeFocused();
  await expect(page.getByRole('complementary')).toContainText('50');

  const star = movie.cast[0]?.name ?? '';
  await page.getByRole('combobox', { name: 'Name an actor, 1 of 4' }).fill(star);
  await page.getByRole('combobox', { name: 'Name an actor, 1 of 4' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'is in it' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Name an actor, 2 of 4' })).toBeFocused();
  await expect(page.getByRole('complementary')).toContainText('50to spend, +25 named');

  await page.getByRole('combobox', { name: 'Name an actor, 2 of 4' }).fill('Nobody Atall');
  await page.getByRole('button', { name: 'Try Nobody Atall' }).click();
  await expect(page.getByText('Nobody Atall is not in it.')).toBeVisible();

  await page.getByRole('textbox', { name: /Your guess/ }).fill(shown(movie.rating / 10));
  await submitGuess(page);
  await expect(page.getByRole('heading', { name: /^Exactly / })).toBeVisible();
  await expect(page.getByRole('region', { name: 'How you got your points' })).toContainText('175');
  await expect(
    page.getByRole('img', { name: `Poster of ${movie.title}`, exact: true }),
  ).toBeVisible();

  const drawingNext = nextDraw(page);
  await page.getByRole('button', { name: 'Next film' }).click();
  const next = await drawingNext;
  expect(next.title).not.toBe(movie.title);
  await expect(page.getByText(/^Film 2( of \d+)?$/)).toBeVisible();
  await expect(page.getByRole('complementary')).toContainText('175 points from one film so far');
  await expect(guessSlider(page)).toHaveValue('50');
}
