import { expect } from '@playwright/test';
import { gatherErrors, startSoloGame, test } from './steps/journey.ts';
import { submitGuess } from './steps/submit-guess.ts';

test('a friend plays the film of a link after two taps, and both players see both guesses', async ({
  page,
  browser,
}) => {
  await page.addInitScript(() => {
    const share = async (data: ShareData) => void Object.assign(window, { shared: data });
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  });
  const movie = await startSoloGame(page);
  await page.getByRole('textbox', { name: /Your guess/ }).fill('6.1');
  await submitGuess(page);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Challenge a friend' }).click();
  const readShared = () =>
    page.evaluate(() => (window as unknown as { shared?: ShareData }).shared ?? {});
  await expect.poll(async () => (await readShared()).url).toMatch(/\/challenge\/[\w-]+$/);
  const { text, url = '' } = await readShared();
  expect(text).toContain(movie.title);
  expect(text).toContain('What would you say?');
  expect(text).not.toContain('6.1');

  const context = await browser.newContext();
  const friend = await context.newPage();
  const stray: string[] = [];
  gatherErrors(friend, { stray, expectedErrors: [] });
  const answers: string[] = [];
  friend.on('response', async (response) => {
    if (response.url().endsWith('/graphql')) answers.push(await response.text().catch(() => ''));
  });
  await friend.goto(url);
  await expect(friend.getByRole('heading', { level: 1, name: movie.title })).toBeFocused();
  await friend.getByRole('button', { name: 'Play this film' }).click();
  await friend.getByRole('textbox', { name: /Your guess/ }).fill('5.2');
  expect(answers.join()).not.toContain('"guess"');
  await submitGuess(friend);
  await friend.keyboard.press('Enter');
  const duel = { name: /^(You win|Your friend wins|A draw)\.$/, level: 1 } as const;
  await expect(friend.getByRole('heading', duel)).toBeVisible();
  const both = friend.getByRole('main').getByText('6.1 against your 5.2.');
  await expect(friend.getByRole('button', { name: 'Your turn: challenge back' })).toBeVisible();
  await friend.reload();
  await expect(both).toBeVisible();
  expect(stray).toEqual([]);
  await context.close();
});

test.describe('a link', () => {
  test('that is forged is reported, and leads to a solo game', async ({ page }) => {
    await page.goto('/challenge/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA');
    await expect(page.getByRole('heading', { name: 'No challenge here' })).toBeFocused();
    await expect(page.getByRole('alert')).toContainText('This link does not work.');
    await page.getByRole('link', { name: 'Play a solo game' }).click();
    await expect(page.getByRole('heading', { name: 'Which films?' })).toBeVisible();
  });

  test('that is older than 30 days is reported', async ({ page }) => {
    await page.route('**/graphql', async (route) => {
      if (!(route.request().postData() ?? '').includes('ChallengeFilm')) return route.fallback();
      const error = { message: 'expired', extensions: { code: 'CHALLENGE_EXPIRED' } };
      await route.fulfill({ json: { data: null, errors: [error] } });
    });
    await page.goto('/challenge/AAAA');
    await expect(page.getByRole('alert')).toContainText('a link works for 30 days');
  });
});
