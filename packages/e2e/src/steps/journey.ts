import { test as base, expect, type Page } from '@playwright/test';

/** The server's answer to a draw, with the fields that journeys read. */
export type DrawnMovie = Readonly<{
  id: string;
  title: string;
  releaseDate: string;
  overview: string;
  /** In tenths. */
  rating: number;
  poster: string;
  reviews: readonly Readonly<{ author: string; content: string }>[];
  cast: readonly Readonly<{ name: string }>[];
}>;

type Journey = {
  /** Parts of console errors that a journey causes on purpose. */
  expectedErrors: string[];
  failOnStrayErrors: undefined;
};

/** A journey through the product. An unexpected error in the console fails it. */
export const test = base.extend<Journey>({
  expectedErrors: async ({ browserName: _ }, use) => use([]),
  failOnStrayErrors: [
    async ({ page, expectedErrors }, use) => {
      const stray: string[] = [];
      gatherErrors(page, { stray, expectedErrors });
      await use(undefined);
      expect(stray, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

/** The message in every journey whose browser blocks service workers. */
const WORKER_BLOCKED = 'Service Worker registration blocked';

/** Collects the errors of the page's console. */
export function gatherErrors(
  page: Page,
  { stray, expectedErrors }: Readonly<{ stray: string[]; expectedErrors: readonly string[] }>,
): void {
  const note = (text: string) => {
    const isExpected = [WORKER_BLOCKED, ...expectedErrors].some((part) => text.includes(part));
    if (!isExpected) stray.push(text);
  };
  page.on('pageerror', (error) => note(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') note(message.text());
  });
}

/** Opens the programme and begins a game with every genre. Resolves to the film that was drawn. */
export async function startSoloGame(page: Page): Promise<DrawnMovie> {
  await page.goto('/game/solo-create');
  // The app has taken the page over. Journeys about early presses press before that.
  await expect(page.getByText(/^To choose from/)).toBeVisible();
  const movie = nextDraw(page);
  await page.getByRole('button', { name: /^Play( \d+ films)?$/ }).click();
  await expect(guessSlider(page)).toBeVisible();
  return movie;
}

/** Returns the film of the next draw. */
export async function nextDraw(page: Page): Promise<DrawnMovie> {
  const response = await page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/graphql') &&
      (answer.request().postData() ?? '').includes('DrawMovie') &&
      answer.ok(),
  );
  const { data } = await response.json();
  return data.drawMovie;
}

export function guessSlider(page: Page) {
  return page.getByRole('slider', { name: 'Your guess' });
}

/** The rating as players see it: "7.0". */
export function shown(average: number): string {
  return (Math.round(average * 10) / 10).toFixed(1);
}

/** Changes the answer to the next draw. */
export async function answerDraw(page: Page, change: (movie: DrawnMovie) => object): Promise<void> {
  await page.route('**/graphql', async (route) => {
    if (!(route.request().postData() ?? '').includes('DrawMovie')) return route.fallback();
    const response = await route.fetch();
    const { data } = await response.json();
    await route.fulfill({ response, json: { data: { drawMovie: change(data.drawMovie) } } });
  });
}

/** Presses Tab until the element with that role and name has the focus. */
export async function tabTo(
  page: Page,
  role: 'link' | 'button' | 'slider' | 'textbox' | 'combobox' | 'tab',
  name: RegExp | string,
) {
  const wanted = page.getByRole(role, { name }).first();
  for (let press = 0; press < 60; press++) {
    if (await wanted.evaluate((element) => element === document.activeElement).catch(() => false))
      return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard never reached ${role} ${name}`);
}
