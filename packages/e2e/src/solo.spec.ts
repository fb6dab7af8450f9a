import { expect, type Page } from '@playwright/test';
import { startSoloGame, test } from './steps/journey.ts';
import { playTwoFilms } from './steps/solo-journey.ts';
import { submitGuess } from './steps/submit-guess.ts';

// Whole games are played with animations.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a newcomer plays a film with hints and cast names, and plays again', ({ page }) =>
  playTwoFilms(page));

test('a reload during a film restores everything', async ({ page }) => {
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

test('a run of five ends after five films with a correct recap, and the next run beats it', async ({
  page,
}) => {
  test.slow();
  await startSoloGame(page);
  const first = await playRun(page);
  expect(new Set(first.titles).size).toBe(5);
  await expect(page.getByText(`${first.points} points`, { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Your first run of 5. This is the one to beat.')).toBeVisible();
  const rows = page.getByRole('region', { name: 'The films of your run' }).getByRole('listitem');
  await expect(rows).toHaveCount(5);
  await expect(rows.first()).toContainText(first.titles[0] ?? '');
  await page.getByRole('button', { name: 'Play again' }).click();
  const second = await playRun(page);
  await expect(page.getByText(`${second.points} points`, { exact: true }).first()).toBeVisible();
  const isBest = second.points > first.points;
  await expect(page.getByText('Personal best', { exact: true })).toHaveCount(isBest ? 1 : 0);
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/game\/home$/);
});

/** Plays the five films of a run that has begun, and opens its recap. */
async function playRun(page: Page): Promise<Readonly<{ titles: string[]; points: number }>> {
  const titles: string[] = [];
  let points = 0;
  for (let film = 1; film <= 5; film++) {
    await expect(page.getByText(`Film ${film} of 5`, { exact: true })).toBeVisible();
    titles.push(await page.getByRole('heading', { level: 1 }).innerText());
    await page.getByRole('textbox', { name: /Your guess/ }).fill('6.8');
    await submitGuess(page);
    await page.keyboard.press('Enter');
    const go = page.getByRole('button', { name: film < 5 ? 'Next film' : 'See your run' });
    // The total counts up until this button appears.
    await expect(go).toBeVisible();
    const receipt = page.getByRole('region', { name: 'How you got your points' });
    const total = receipt.locator('p').filter({ hasText: 'This film' }).locator('strong');
    points += Number.parseInt(await total.innerText(), 10);
    await go.click();
  }
  await expect(page.getByRole('heading', { name: 'That was your run' })).toBeFocused();
  return { titles, points };
}
