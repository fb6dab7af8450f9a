import { expect } from '@playwright/test';
import { guessSlider, nextDraw, pointsInHand, shown, startSoloGame, test } from './journey.ts';
import { playTwoFilms } from './solo-journey.ts';

// Whole games are played with everything that moves.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a stranger arrives, plays a film with hints and cast names, and plays again', ({ page }) =>
  playTwoFilms(page));

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
  await page.getByRole('button', { name: /^Review/ }).click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
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
  // The address changes before the screen does.
  await expect(page.getByRole('link', { name: 'Solo Game' })).toBeVisible();
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
  await page.getByRole('button', { name: /^Overview/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Overview' });
  const bottom = async () => {
    const box = await sheet.boundingBox();
    return box && Math.round(box.y + box.height);
  };
  // Until it has risen.
  await expect.poll(bottom).toBe(740);
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

test('the run so far is told beside each result, the latest film first, and survives a reload', async ({
  page,
}) => {
  const movies = [await startSoloGame(page)];
  for (const off of [0, 0.7, 1.4]) {
    const rating = movies[0]?.vote_average ?? 0;
    const guess = rating > 5 ? rating - off : rating + off;
    await page.getByRole('textbox', { name: /Your guess/ }).fill(shown(guess));
    await page.getByRole('button', { name: /Submit/ }).click();
    if (off === 1.4) break;
    if (off === 0)
      await expect(page.getByRole('region', { name: 'This run' })).toContainText(
        'The first film of this run.',
      );
    const drawing = nextDraw(page);
    await page.getByRole('button', { name: 'Play Again!' }).click();
    movies.unshift(await drawing);
    await expect(guessSlider(page)).toBeVisible();
  }
  for (const time of ['at once', 'after a reload']) {
    await test.step(time, async () => {
      const run = page.getByRole('region', { name: 'This run' });
      await expect(run.getByRole('listitem')).toHaveCount(3);
      await expect(run).toContainText('Average0.7 off');
      await expect(run).toContainText(`Best${movies[2]?.title}`);
      await expect(run).toContainText(`Worst${movies[0]?.title}`);
      const latest = run.getByRole('listitem').first();
      await expect(latest).toContainText(movies[0]?.title ?? '');
      await expect(latest).toContainText(`Audience${shown(movies[0]?.vote_average ?? 0)}`);
      await expect(latest).toContainText('130 points');
    });
    await page.reload();
  }
  await page.getByRole('link', { name: 'Home' }).click();
  await startSoloGame(page);
  await page.getByRole('button', { name: /Submit/ }).click();
  await expect(page.getByRole('listitem')).toHaveCount(1);
});
