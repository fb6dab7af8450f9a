import { expect } from '@playwright/test';
import { guessSlider, nextDraw } from './steps/journey.ts';
import { test, tokenOf } from './steps/room.ts';
import { submitGuess } from './steps/submit-guess.ts';

const FILMS = 5;

test('all films of a run belong to the chosen programme', async ({ page }) => {
  await page.goto('/game/solo-create');
  const years: number[] = [];
  const ids = new Set<string>();
  for (let film = 1; film <= FILMS; film++) {
    const drawing = nextDraw(page);
    await page.getByRole('button', { name: film === 1 ? /^80s night/ : 'Next film' }).click();
    const { title, releaseDate, id } = await drawing;
    years.push(Number(releaseDate.slice(0, 4)));
    ids.add(id);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect(guessSlider(page)).toBeVisible();
    await submitGuess(page);
    await page.keyboard.press('Enter');
  }
  expect(years.filter((year) => year < 1980 || year > 1989)).toEqual([]);
  expect(ids.size).toBe(FILMS);
});

test('the screen and the server refuse a room with more rounds than films fit its filter', async ({
  newPerson,
}) => {
  const { page } = await newPerson();
  await page.goto('/game/host-create');
  await page.getByText('More settings').click();
  await page.getByLabel('Rounds', { exact: true }).fill('50');
  await page.getByRole('button', { name: 'Change Films' }).click();
  const sheet = page.getByRole('dialog', { name: 'Which films?' });
  await sheet.getByRole('button', { name: 'Choose genres and years' }).click();
  await sheet.getByRole('slider', { name: 'To year' }).press('Home');
  await expect(sheet.getByText('1960 to 1970')).toBeVisible();
  // The sheet announces it to screen readers, too.
  await expect(sheet.getByText(/^Only \d+ films fit/).first()).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Done' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );

  const answer = await page.request.post('/graphql', {
    headers: { authorization: `Bearer ${await tokenOf(page)}`, origin: new URL(page.url()).origin },
    data: {
      query: `mutation { createOutOfTenSession(input: { settings: {
        minimum_release_year: 1960, maximum_release_year: 1970, max_rounds: 50 } }) { code } }`,
    },
  });
  const { data, errors } = await answer.json();
  expect(data).toBeNull();
  expect(errors).toMatchObject([
    {
      message:
        'Fewer films fit than the game has rounds. Choose more genres or years, or fewer rounds.',
      extensions: { code: 'INVALID_FILTER', refusal: 'too-few-films' },
    },
  ]);

  await sheet.getByRole('radio', { name: /^Everything/ }).check();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Open the room' }).click();
  await expect(page).toHaveURL(/\/game\/host-waiting$/);
});
