import { expect, type Page } from '@playwright/test';
import { guessSlider, test } from './journey.ts';

/** Notes what the server answers to lists of puzzles. */
function gatherLists(page: Page): string[] {
  const lists: string[] = [];
  page.on('response', async (response) => {
    const sent = response.request().postData() ?? '';
    if (sent.includes('listMovieDles')) lists.push(await response.text());
  });
  return lists;
}

test('a whole daily, with a reload in the middle and after', async ({ page }) => {
  const lists = gatherLists(page);
  await page.goto('/game/home');
  await page.getByRole('link', { name: /Daily Film/ }).click();
  await expect(page).toHaveURL(/\/game\/daily$/);
  await expect(guessSlider(page)).toBeVisible();
  const title = await page.getByRole('heading', { level: 1 }).textContent();

  await page.getByRole('button', { name: 'Review' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  for (const name of ['Wrong One', 'Wrong Two']) {
    await page.getByRole('combobox', { name: 'Actor 1' }).fill(name);
    await page.getByRole('button', { name: `Try ${name}` }).click();
  }
  await expect(page.getByRole('complementary')).toContainText('50');
  await expect(page.getByRole('complementary')).toContainText('250 at most');

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
  await expect(page.getByRole('complementary')).toContainText('250 at most');
  await expect(page.getByText('Wrong Two')).toBeVisible();
  expect(lists.length).toBeGreaterThan(0);
  expect(lists.join()).not.toMatch(/vote_average|correct_score":\d/);

  await page.getByRole('button', { name: /Submit/ }).click();
  const statistics = page.getByRole('region', { name: 'Your dailies' });
  await expect(statistics).toContainText('1 film played on the day');
  await expect(statistics).toContainText('Streak: 1. Best: 1.');
  const told = await page.getByRole('heading', { level: 1 }).textContent();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: told ?? '' })).toBeVisible();
  await expect(statistics).toContainText('1 film played on the day');
  await expect(guessSlider(page)).toHaveCount(0);
});
