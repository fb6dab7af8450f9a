import { expect, type Page } from '@playwright/test';
import { test } from './film-database.ts';
import { guessSlider, startSoloGame } from './journey.ts';
import { guess, openRoom, startGame, takeSeat } from './room.ts';
import { playTwoFilms } from './solo-journey.ts';

/** A screen that waits for longer is one that hangs. */
const LONGEST_WAIT_MS = 10_000;

const KEPT = 'The film database is away, so this is one we kept.';
const OWN = 'The film database is away, so this is one of our own.';

test('films of the film database are played like those of the catalogue, and credited', async ({
  page,
  filmDatabase,
  expectedErrors,
}) => {
  await playTwoFilms(page);
  await expect(page.getByText('The film database is away')).toHaveCount(0);
  await test.step('a phone loads a small poster', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Lift curtain' }).click();
    const poster = page.getByRole('img', { name: /^Poster of/ });
    await expect(poster).toBeVisible();
    await expect(poster).toHaveJSProperty('complete', true);
    expect(await poster.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
      /\/w154\//,
    );
    expect(filmDatabase.asked.filter((address) => address.startsWith('/images/w154'))).toHaveLength(
      1,
    );
  });
  await test.step('when it goes away, play goes on', async () => {
    // Posters are not there any more either.
    expectedErrors.push('502 (Bad Gateway)');
    filmDatabase.switch({ failure: 'down' });
    await page.goto('/game/solo-create');
    await page.getByRole('button', { name: 'None' }).click();
    for (const name of ['Crime', 'Thriller', 'Drama']) {
      await page.getByRole('button', { name, exact: true }).click();
    }
    await page.getByRole('button', { name: 'Continue' }).click();
    await playOn(page);
    await expect(page.getByText(KEPT)).toBeVisible();
  });
  await page.goto('/sources');
  await expect(
    page.getByText('This product uses the TMDB API but is not endorsed or certified by TMDB.'),
  ).toBeVisible();
});

test('a room plays films of the film database, and loads their posters in its own name', async ({
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
  const address = await poster.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(address).toMatch(/\/round-posters\/[\w-]+\.svg\?size=w\d+$/);
  expect(filmDatabase.asked.join()).toContain('/images/');
});

for (const { name, switches } of [
  { name: 'is down', switches: { failure: 'down' } },
  { name: 'takes twelve seconds for an answer', switches: { delayMs: 12_000 } },
  { name: 'has had too many requests', switches: { failure: 'too-many' } },
  { name: 'answers with pages of HTML', switches: { failure: 'html' } },
] as const) {
  test.describe(`where the film database ${name}`, () => {
    test.use({ switches });

    test('films of our own are played at once, and say so', async ({ page }) => {
      const drawn = page.waitForResponse((answer) =>
        (answer.request().postData() ?? '').includes('DrawMovie'),
      );
      await startSoloGame(page);
      await expect(page.getByText(OWN)).toBeVisible();
      // The draw alone: how long a busy machine takes to show the page is not asked here.
      const waited = (await drawn).request().timing().responseStart;
      expect(waited).toBeGreaterThan(0);
      expect(waited).toBeLessThan(LONGEST_WAIT_MS);
      await playOn(page);
      await expect(page.getByText(OWN)).toBeVisible();
    });
  });
}

/** Guesses the film on the screen; resolves at the next one. */
async function playOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Submit/ }).click();
  await page.getByRole('button', { name: 'Play Again!' }).click();
  await expect(page.getByText('Film 2', { exact: true })).toBeVisible({ timeout: LONGEST_WAIT_MS });
  await expect(guessSlider(page)).toBeVisible();
}
