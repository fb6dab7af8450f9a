import { expect } from '@playwright/test';
import { guessSlider, nextDraw, pointsInHand, shown, startSoloGame, test } from './journey.ts';

test('a stranger arrives, plays a film with hints and cast names, and plays again', async ({
  page,
}) => {
  await page.goto('/');
  await page
    .getByRole('link', { name: 'I understand' })
    .or(page.getByRole('button', { name: 'I understand' }))
    .click();
  await page.getByRole('button', { name: 'Play Offline' }).click();
  await expect(page).toHaveURL(/\/game\/home$/);
  await page.getByRole('link', { name: /Solo Game/i }).click();
  await expect(page.getByRole('heading', { name: 'Choose your programme' })).toBeVisible();

  const drawing = nextDraw(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  const movie = await drawing;
  await expect(
    page.getByRole('heading', { level: 1, name: movie.title, exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('complementary')).toContainText('100');
  await expect(page.getByRole('img', { name: `Poster of ${movie.title}` })).toHaveCount(0);

  await page.getByRole('button', { name: 'Lift curtain' }).click();
  await expect(page.getByRole('img', { name: `Poster of ${movie.title}` })).toBeVisible();
  await expect(page.getByRole('complementary')).toContainText('75');

  await page.getByRole('button', { name: 'Overview' }).click();
  await expect(page.getByRole('dialog', { name: 'Overview' })).toContainText(movie.overview);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('complementary')).toContainText('50');

  const star = movie.cast[0]?.name ?? '';
  await page.getByRole('combobox', { name: 'Actor 1' }).fill(star);
  await page.getByRole('combobox', { name: 'Actor 1' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'is in it' })).toBeVisible();
  await expect(page.getByRole('complementary')).toContainText('75');

  await page.getByRole('combobox', { name: 'Actor 2' }).fill('Nobody Atall');
  await page.getByRole('button', { name: 'Try Nobody Atall' }).click();
  await expect(page.getByText('Nobody Atall is not in it. Two tries left here.')).toBeVisible();

  await page.getByRole('textbox', { name: /Your guess/ }).fill(shown(movie.vote_average));
  await page.getByRole('button', { name: /Submit/ }).click();
  await expect(page.getByRole('heading', { name: 'Spot on: 100 points' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'How the points came about' })).toContainText(
    '175',
  );
  await expect(page.getByRole('img', { name: `Poster of ${movie.title}` })).toBeVisible();

  const drawingNext = nextDraw(page);
  await page.getByRole('button', { name: 'Play Again!' }).click();
  const next = await drawingNext;
  expect(next.title).not.toBe(movie.title);
  await expect(page.getByText('Film 2')).toBeVisible();
  await expect(page.getByRole('complementary')).toContainText('175 points from one film so far');
  await expect(guessSlider(page)).toHaveValue('50');
});

test('suggestions come from four letters on, forgive a slip and fill the field', async ({
  page,
}) => {
  await startSoloGame(page);
  const field = page.getByRole('combobox', { name: 'Actor 1' });
  await field.pressSequentially('Kea');
  await expect(page.getByRole('option')).toHaveCount(0);
  await field.fill('Keanu Reevse');
  await page.getByRole('option', { name: 'Keanu Reeves' }).click();
  await expect(field).toHaveValue('Keanu Reeves');
});

test('three wrong names close a place, and a repeated one costs nothing', async ({ page }) => {
  await startSoloGame(page);
  const field = page.getByRole('combobox', { name: 'Actor 1' });
  for (const name of ['Wrong One', 'Wrong Two', 'wrong  ONE', 'Wrong Three']) {
    await field.fill(name);
    await page.getByRole('button', { name: `Try ${name}` }).click();
    if (name === 'wrong  ONE') await expect(page.getByText('was tried already')).toBeVisible();
  }
  await expect(page.getByText('No tries left', { exact: true })).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveCount(3);
});

test('a reload in the middle of a film brings everything back', async ({ page }) => {
  const movie = await startSoloGame(page);
  await page.getByRole('button', { name: 'Review' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('combobox', { name: 'Actor 1' }).fill('Wrong One');
  await page.getByRole('button', { name: 'Try Wrong One' }).click();
  await page.reload();
  await expect(
    page.getByRole('heading', { level: 1, name: movie.title, exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('complementary')).toContainText('50');
  await expect(page.getByText('Wrong One')).toBeVisible();
});

test('leaving the game ends it', async ({ page }) => {
  await startSoloGame(page);
  await page.getByRole('link', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/game\/home$/);
  await page.goto('/game/active');
  await expect(page).toHaveURL(/\/game\/home$/);
});

test('the last film played is told on the home screen', async ({ page }) => {
  const movie = await startSoloGame(page);
  await page.getByRole('button', { name: /Submit/ }).click();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByText(`${movie.title} got ${shown(movie.vote_average)}.`)).toBeVisible();
});

test('on a phone the whole film fits, and the sheet rises from below', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  await startSoloGame(page);
  await expect(pointsInHand(page)).toContainText('in hand');
  await expect(page.getByRole('button', { name: /Submit/ })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'A tenth more' }).click();
  await expect(guessSlider(page)).toHaveValue('51');
  await page.getByRole('button', { name: 'Overview' }).click();
  const sheet = await page.getByRole('dialog', { name: 'Overview' }).boundingBox();
  expect(Math.round((sheet?.y ?? 0) + (sheet?.height ?? 0))).toBe(740);
});

test("no next film repeats one of this player's last", async ({ page }) => {
  const seen = [(await startSoloGame(page)).title];
  for (let film = 2; film <= 12; film++) {
    await page.getByRole('button', { name: /Submit/ }).click();
    const drawing = nextDraw(page);
    await page.getByRole('button', { name: 'Play Again!' }).click();
    seen.push((await drawing).title);
    await expect(page.getByText(`Film ${film}`, { exact: true })).toBeVisible();
  }
  expect(new Set(seen).size).toBe(seen.length);
});
