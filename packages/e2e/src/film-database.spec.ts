import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './steps/film-database.ts';
import { guessSlider } from './steps/journey.ts';
import { guess, openRoom, startGame, takeSeat } from './steps/room.ts';
import { playTwoFilms } from './steps/solo-journey.ts';
import { submitGuess } from './steps/submit-guess.ts';

/**
 * Longer than any journey, so whatever appears did not wait for the film database. Another test measures how long the
 * server waits at most, with its own clock.
 */
const NEVER_MS = 3_600_000;

/** Time for a film to appear on a busy machine. It includes the server's longest wait and the page's code. */
const PATIENTLY = { timeout: 60_000 };

const KEPT = 'The film database cannot be reached. This film was stored earlier.';
const OWN = 'The film database cannot be reached. This film is from our own catalogue.';

test('films of the film database are played like those of the catalogue, with the database credited', async ({
  page,
  filmDatabase,
  expectedErrors,
}) => {
  await playTwoFilms(page);
  await expect(page.getByText('The film database cannot be reached.')).toHaveCount(0);
  await test.step('a phone loads a small poster', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Lift curtain' }).click();
    const poster = page.getByRole('img', { name: /^Poster of/ });
    await expect(poster).toBeVisible();
    await expect.poll(() => addressShown(poster)).toMatch(/\/w154\//);
    expect(filmDatabase.asked.filter((address) => address.startsWith('/images/w154'))).toHaveLength(
      1,
    );
  });
  await test.step('if the film database fails, play goes on', async () => {
    // The posters are missing too.
    expectedErrors.push('502 (Bad Gateway)');
    filmDatabase.switch({ failure: 'down' });
    await page.goto('/game/solo-create');
    await chooseGenres(page, ['Crime', 'Thriller', 'Drama']);
    await page.getByRole('dialog').getByRole('button', { name: 'Play 5 films' }).click();
    await playOn(page);
    await expect(page.getByText(KEPT)).toBeVisible();
  });
  await page.goto('/sources');
  await expect(
    page.getByText('This product uses the TMDB API but is not endorsed or certified by TMDB.'),
  ).toBeVisible();
});

test('a room plays films of the film database, and loads their posters from this server', async ({
  newPerson,
  filmDatabase,
}) => {
  const [host, guest] = await Promise.all([newPerson(), newPerson()]);
  const code = await openRoom(host, { max_rounds: 1, allow_hints: true });
  await takeSeat(guest, code);
  await startGame(host, [guest]);
  await guess(host, '7.0');
  await guess(guest, '6.0');
  const poster = guest.page.getByRole('img', { name: /^Poster of/ });
  await expect(poster).toBeVisible();
  await expect.poll(() => addressShown(poster)).toMatch(/\/round-posters\/[\w-]+\.svg\?size=w\d+$/);
  expect(filmDatabase.asked.join()).toContain('/images/');
});

test.describe('while the film database takes an hour for an answer', () => {
  // No playable film is stored before the database becomes slow, and the server does not know that it is slow.
  test.use({ switches: { details: (given) => ({ ...given, poster_path: null }) } });

  test('a film of the catalogue is shown without waiting for it @nightly', async ({
    page,
    filmDatabase,
  }) => {
    await page.goto('/game/solo-create');
    await chooseGenres(page, ['Crime', 'Thriller', 'Drama']);
    filmDatabase.switch({ delayMs: NEVER_MS });
    await page.getByRole('dialog').getByRole('button', { name: 'Play 5 films' }).click();
    await expect(guessSlider(page)).toBeVisible(PATIENTLY);
    await expect(page.getByText(OWN)).toBeVisible();
    await playOn(page);
    await expect(page.getByText(OWN)).toBeVisible();
  });
});

test.describe('while the film database has never answered', () => {
  test.use({ switches: { delayMs: NEVER_MS } });

  test('the film of the day is shown without waiting for it @nightly', async ({ page }) => {
    await page.goto('/game/home');
    await page.getByRole('main').getByRole('link', { name: /Daily/ }).click();
    await expect(guessSlider(page)).toBeVisible(PATIENTLY);
  });
});

/** Returns where a picture came from; an empty text until it has loaded. */
function addressShown(picture: Locator): Promise<string> {
  return picture.evaluate((image: HTMLImageElement) =>
    image.naturalWidth > 0 ? image.currentSrc : '',
  );
}

async function chooseGenres(page: Page, names: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Choose genres and years' }).click();
  await page.getByRole('button', { name: 'None' }).click();
  for (const name of names) await page.getByRole('button', { name, exact: true }).click();
}

/** Guesses the film on the screen. Resolves at the next one. */
async function playOn(page: Page): Promise<void> {
  await submitGuess(page);
  await page.getByRole('button', { name: 'Next film' }).click();
  await expect(page.getByText('Film 2 of 5', { exact: true })).toBeVisible(PATIENTLY);
  await expect(guessSlider(page)).toBeVisible();
}
