import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './film-database.ts';
import { guessSlider } from './journey.ts';
import { guess, openRoom, openRoomWithStage, startGame, takeSeat, typeCode } from './room.ts';
import { playTwoFilms } from './solo-journey.ts';

/** A screen that waits for longer is one that hangs. */
const LONGEST_WAIT_MS = 10_000;

/** So long a phone takes to fetch and show the page of a film. */
const PHONE_MS = 2_000;

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
    await expect.poll(() => addressShown(poster)).toMatch(/\/w154\//);
    expect(filmDatabase.asked.filter((address) => address.startsWith('/images/w154'))).toHaveLength(
      1,
    );
  });
  await test.step('when it goes away, play goes on', async () => {
    // Posters are not there any more either.
    expectedErrors.push('502 (Bad Gateway)');
    filmDatabase.switch({ failure: 'down' });
    await page.goto('/game/solo-create');
    await chooseGenres(page, ['Crime', 'Thriller', 'Drama']);
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
  await expect.poll(() => addressShown(poster)).toMatch(/\/round-posters\/[\w-]+\.svg\?size=w\d+$/);
  expect(filmDatabase.asked.join()).toContain('/images/');
});

test.describe('where the film database is down', () => {
  test.use({ switches: { failure: 'down' } });

  test('all in a room are told, those who watch too', async ({ newPerson }) => {
    const [host, guest, fan] = await Promise.all([newPerson(), newPerson(), newPerson()]);
    const wishes = { max_players: 2, max_rounds: 1, is_audience_session: true };
    const { code, stage } = await openRoomWithStage(host, wishes);
    await takeSeat(guest, code);
    const television = await fan.page.context().newPage();
    await television.goto(stage);
    await typeCode(fan, code);
    await expect(fan.page.getByText('You are in the audience')).toBeVisible();
    await startGame(host, [guest]);
    for (const page of [host.page, guest.page, fan.page, television]) {
      await expect(page.getByText(OWN)).toBeVisible();
    }
  });
});

for (const { name, switches } of [
  { name: 'goes down', switches: { failure: 'down' } },
  { name: 'takes twelve seconds for an answer', switches: { delayMs: 12_000 } },
  { name: 'breaks off in mid-answer', switches: { failure: 'silent-in-mid-answer' } },
  { name: 'has had too many requests', switches: { failure: 'too-many' } },
  { name: 'answers with pages of HTML', switches: { failure: 'html' } },
] as const) {
  test.describe(`where the film database ${name}`, () => {
    // Nothing that could be played is stored when it begins to fail, nor is it known to.
    test.use({ switches: { details: (given) => ({ ...given, poster_path: null }) } });

    test('nobody waits long for a film of our own', async ({ page, newPerson, filmDatabase }) => {
      const first = await waitForFilm(page, () => filmDatabase.switch(switches));
      await expect(page.getByText(OWN)).toBeVisible();
      await playOn(page);
      await expect(page.getByText(OWN)).toBeVisible();
      // By now it is known to fail: what whoever comes next waits for is this machine.
      const next = await newPerson();
      const own = await waitForFilm(next.page);
      expect(first - own + PHONE_MS).toBeLessThan(LONGEST_WAIT_MS);
    });
  });
}

test.describe('where the film database was never heard from', () => {
  test.use({ switches: { delayMs: 12_000 } });

  test('nobody waits long for the film of the day', async ({ page, newPerson }) => {
    const first = await waitForDaily(page);
    const next = await newPerson();
    expect(first - (await waitForDaily(next.page)) + PHONE_MS).toBeLessThan(LONGEST_WAIT_MS);
  });
});

/** Where a picture came from; none until it is there to be looked at. */
function addressShown(picture: Locator): Promise<string> {
  return picture.evaluate((image: HTMLImageElement) =>
    image.naturalWidth > 0 ? image.currentSrc : '',
  );
}

/**
 * In milliseconds from the press until a film of a few genres can be guessed, the code of its page included; `before`
 * is done right before.
 */
async function waitForFilm(page: Page, before = () => {}): Promise<number> {
  await page.goto('/game/solo-create');
  await chooseGenres(page, ['Crime', 'Thriller', 'Drama']);
  before();
  return waitAfter(page, () => page.getByRole('button', { name: 'Continue' }).click());
}

async function waitForDaily(page: Page): Promise<number> {
  await page.goto('/game/home');
  return waitAfter(page, () => page.getByRole('link', { name: /Daily Film/ }).click());
}

async function chooseGenres(page: Page, names: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'None' }).click();
  for (const name of names) await page.getByRole('button', { name, exact: true }).click();
}

async function waitAfter(page: Page, press: () => Promise<void>): Promise<number> {
  const began = Date.now();
  await press();
  await expect(guessSlider(page)).toBeVisible({ timeout: 3 * LONGEST_WAIT_MS });
  return Date.now() - began;
}

/** Guesses the film on the screen; resolves at the next one. */
async function playOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Submit/ }).click();
  await page.getByRole('button', { name: 'Play Again!' }).click();
  await expect(page.getByText('Film 2', { exact: true })).toBeVisible({ timeout: LONGEST_WAIT_MS });
  await expect(guessSlider(page)).toBeVisible();
}
