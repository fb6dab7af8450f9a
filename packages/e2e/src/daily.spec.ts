import { expect, type Page, type Response } from '@playwright/test';
import { becomePlayer, callApi, enterCredentials, openSignIn, PASSWORD } from './steps/account.ts';
import { gatherErrors, guessSlider, shown, test } from './steps/journey.ts';
import { submitGuess } from './steps/submit-guess.ts';

/** Collects all answers to the page except the app's files and music, which contain no puzzle. */
function gatherAnswers(page: Page): Readonly<{ read: () => Promise<string>; asked: string[] }> {
  const bodies: Promise<string>[] = [];
  const asked: string[] = [];
  page.on('response', (response: Response) => {
    // Pages and drawings are full of numbers that do not depend on the answer.
    if (response.request().resourceType() !== 'fetch' || /\/music\//.test(response.url())) return;
    asked.push(response.request().postData() ?? '');
    bodies.push(response.text().catch(() => ''));
  });
  return { read: async () => (await Promise.all(bodies)).join('\n'), asked };
}

/** Fetches the answer of a puzzle without the page. */
async function answerOf(page: Page, number: number): Promise<number> {
  const query = 'query ($id: ID!) { getMovieDle(id: $id) { correct_score } }';
  const asked = { data: { query, variables: { id: String(number) } } };
  const { data } = await (await page.request.post('/graphql', asked)).json();
  return data.getMovieDle.correct_score;
}

/** Opens today's puzzle and returns its number. */
async function openToday(page: Page): Promise<number> {
  await page.goto('/game/daily');
  await expect(guessSlider(page)).toBeVisible();
  const number = await page.getByText(/^No\. \d+$/).textContent();
  return Number(number?.replace('No. ', ''));
}

async function submit(page: Page): Promise<void> {
  await submitGuess(page);
  await expect(statistics(page)).toBeVisible();
}

function statistics(page: Page) {
  return page.getByRole('region', { name: 'Your daily films' });
}

/** Expects a film whose answer appears nowhere. A reviewer’s own rating may be the same. */
function expectNoAnswer(bytes: string, answer: number): void {
  expect(bytes).toContain('"title"');
  expect(bytes).not.toMatch(/"voteCount"|"correct_score"/);
  const withoutReviewers = bytes.replace(/"content":"(?:[^"\\]|\\.)*","rating":\d+/g, '');
  expect(withoutReviewers).not.toContain('"rating":');
  const figure = shown(answer).replace('.', '\\.');
  expect(withoutReviewers).not.toMatch(new RegExp(`[:\\s"(]${figure}(?![\\d.])`));
}

test('a daily continues after a reload before the guess, and keeps its result after one', async ({
  page,
}) => {
  const answers = gatherAnswers(page);
  await page.goto('/game/home');
  await page.getByRole('main').getByRole('link', { name: /Daily/ }).click();
  await expect(page).toHaveURL(/\/game\/daily$/);
  await expect(guessSlider(page)).toBeVisible();
  const title = await page.getByRole('heading', { level: 1 }).textContent();

  await page.getByRole('button', { name: /^Review/ }).click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  for (const name of ['Wrong One', 'Wrong Two']) {
    await page.getByRole('combobox', { name: 'Name an actor, 1 of 4' }).fill(name);
    await page.getByRole('button', { name: `Try ${name}` }).click();
  }
  await expect(page.getByRole('complementary')).toContainText('50');
  await expect(page.getByRole('region', { name: 'Who is in it?' })).toContainText(
    'Best possible: 250.',
  );

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Who is in it?' })).toContainText(
    'Best possible: 250.',
  );
  await expect(page.getByText('Wrong Two')).toBeVisible();
  const number = Number((await page.getByText(/^No\. \d+$/).textContent())?.slice(4));
  expectNoAnswer(await answers.read(), await answerOf(page, number));

  await submit(page);
  await expect(statistics(page)).toContainText('1 film played on the day');
  await expect(statistics(page)).toContainText('Streak: 1. Best: 1.');
  const told = await page.getByRole('heading', { level: 1 }).textContent();
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => key.startsWith('out-of-ten'))).toEqual(['out-of-ten']);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: told ?? '' })).toBeVisible();
  await expect(statistics(page)).toContainText('1 film played on the day');
  await expect(guessSlider(page)).toHaveCount(0);
});

test('an archive puzzle is played by its link, and today’s puzzle is kept', async ({ page }) => {
  const today = await openToday(page);
  const listed = gatherAnswers(page);
  await page.getByRole('link', { name: 'All daily films' }).click();
  await expect(page.getByRole('heading', { name: 'All daily films' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Today/ })).toContainText(String(today));
  expect(await listed.read()).not.toMatch(/"rating"|correct_score|"title":/);
  await expect(page.getByRole('link', { name: new RegExp(`^${today + 1}`) })).toHaveCount(0);

  const number = today - 3;
  const answers = gatherAnswers(page);
  await page.goto(`/game/daily/${number}`);
  await expect(guessSlider(page)).toBeVisible();
  await expect(page.getByText(/from the archive/)).toBeVisible();
  await page.getByRole('button', { name: /^Overview/ }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'Overview' })).toBeVisible();
  expectNoAnswer(await answers.read(), await answerOf(page, number));
  expect(answers.asked.join()).not.toContain('RevealDaily');

  await submit(page);
  await expect(statistics(page)).toContainText('0 films played on the day');
  await expect(statistics(page)).toContainText('Streak: 0. Best: 0.');
  await page.getByRole('link', { name: 'All daily films' }).click();
  await expect(page.getByRole('link', { name: new RegExp(`^${number}`) })).toContainText('played');
  await page.getByRole('link', { name: /Today/ }).click();
  await expect(guessSlider(page)).toBeVisible();
});

test('no film of a daily is among those that browsers store with their ratings', async ({
  request,
}) => {
  const { films } = await (await request.get('/film-pack.json')).json();
  const query = '{ listMovieDles(limit: 100) { items { movie_id } } }';
  const { data } = await (await request.post('/graphql', { data: { query } })).json();
  const kept = films.map(({ id }: { id: string }) => id);
  const daily = data.listMovieDles.items.map((item: { movie_id: string }) => item.movie_id);
  expect([kept.length, daily.length > 27]).toEqual([40, true]);
  expect(daily.filter((id: string) => kept.includes(id))).toEqual([]);
});

test('a result is shared by the system, else by the clipboard, else as selectable text', async ({
  page,
  baseURL,
}) => {
  const number = await openToday(page);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await submit(page);
  const words = new RegExp(
    `^Out of Ten, daily film ${number}: .+\\. \\d+ points\\.( Streak: 1 day\\.)?\n[●○]+ [■□]+ [▲△]+$`,
  );
  const link = new RegExp(`^${baseURL}/game/daily/${number}\\?shared=[\\w-]+$`);
  const share = page.getByRole('button', { name: 'Share', exact: true });

  const given = await page.evaluateHandle(() => {
    const calls: ShareData[] = [];
    navigator.share = async (data) => void calls.push(data ?? {});
    return calls;
  });
  await share.click();
  await expect
    .poll(() => given.jsonValue())
    .toEqual([{ text: expect.any(String), url: expect.stringMatching(link) }]);
  const [{ text = '' } = {}] = await given.jsonValue();
  expect(text).toMatch(words);
  expect(text).not.toContain(title);

  const copied = await page.evaluateHandle(() => {
    const texts: string[] = [];
    navigator.share = async () => Promise.reject(new Error('no one to share with'));
    navigator.clipboard.writeText = async (line) => void texts.push(line);
    return texts;
  });
  await share.click();
  const sheet = page.getByRole('dialog', { name: 'Share' });
  await expect(sheet).toContainText('Text and link are copied.');
  const [copiedText = ''] = await copied.jsonValue();
  expect(copiedText.startsWith(`${text}\n`)).toBe(true);
  const picture = sheet.getByRole('img', { name: /^Daily film No\. \d+\. .+\. \d+ points\./ });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1200);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  const preview = await (await page.request.get(copiedText.split('\n').at(-1) ?? '')).text();
  expect(preview).toMatch(/og:image" content="[^"]+\/previews\/shared\/[\w-]+\.png"/);
  expect(preview).not.toContain(title);

  await page.evaluate(() => {
    navigator.clipboard.writeText = async () => Promise.reject(new Error('not allowed'));
  });
  await share.click();
  await expect(page.getByLabel(/Copy this text/)).toHaveValue(
    new RegExp(`^${text.split('\n')[0]}`),
  );
});

test('a puzzle that was begun yesterday is offered, can be finished, and counts', async ({
  browser,
  baseURL,
}) => {
  // When it is one date in the last time zone, it is another in the first.
  const before = await browser.newContext({
    baseURL: baseURL ?? '',
    timezoneId: 'Etc/GMT+12',
  });
  const evening = await before.newPage();
  const number = await openToday(evening);
  await evening.getByRole('button', { name: /^Review/ }).click();
  const storageState = await before.storageState();
  await before.close();

  const after = await browser.newContext({
    baseURL: baseURL ?? '',
    timezoneId: 'Pacific/Kiritimati',
    storageState,
  });
  const morning = await after.newPage();
  expect(await openToday(morning)).toBeGreaterThan(number);
  await expect(morning.getByText(`You began No. ${number}`)).toBeVisible();
  await morning.getByRole('link', { name: 'Finish it' }).click();
  await expect(morning.getByText(/You began it on its day/)).toBeVisible();
  await expect(morning.getByRole('complementary')).toContainText('50');
  await submit(morning);
  await expect(statistics(morning)).toContainText('1 film played on the day');
  await morning.getByRole('link', { name: 'Today’s film' }).click();
  await expect(guessSlider(morning)).toBeVisible();
  await expect(morning.getByText(`You began No. ${number}`)).toHaveCount(0);
  await after.close();
});

test('a guest’s result belongs to the account after signing in, and appears on the next device', async ({
  page,
  browser,
  baseURL,
}) => {
  const { email, name } = await becomePlayer(page);
  await page.evaluate(() => localStorage.clear());
  const number = await openToday(page);
  await submit(page);
  const told = await page.getByRole('heading', { level: 1 }).textContent();

  // The issuer still knows this browser and asks nothing.
  await page.goto('/game/login');
  const merged = page.waitForResponse((answer) =>
    (answer.request().postData() ?? '').includes('MergeDailyResults'),
  );
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/game\/home$/);
  const { data } = await (await merged).json();
  expect(data.mergeDailyResults).toMatchObject([{ number, onTime: true }]);
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('out-of-ten.session') ?? '{}').tokens.access,
  );
  const query =
    'query ($name: String!) { listPlayers(filter: { name: { eq: $name } }) { items { daily_guesses average_accuracy } } }';
  const { listPlayers } = (await callApi(page, {
    token,
    query,
    variables: { name: name.toLowerCase() },
  })) as { listPlayers: { items: { daily_guesses: number; average_accuracy: number }[] } };
  expect(listPlayers.items).toEqual([{ daily_guesses: 1, average_accuracy: expect.any(Number) }]);

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await elsewhere.newPage();
  const stray: string[] = [];
  gatherErrors(other, { stray, expectedErrors: [] });
  await openSignIn(other);
  await enterCredentials(other, { email, password: PASSWORD });
  await expect(other).toHaveURL(/\/game\/home$/);
  await other.getByRole('main').getByRole('link', { name: /Daily/ }).click();
  await expect(other.getByRole('heading', { level: 1, name: told ?? '' })).toBeVisible();
  await expect(other.getByText('Only the result is saved here')).toBeVisible();
  await expect(statistics(other)).toContainText('1 film played on the day');
  expect(stray).toEqual([]);
  await elsewhere.close();
});

test('a daily that is finished in one tab is finished in the other, with one result to share', async ({
  page,
  context,
}) => {
  await openToday(page);
  const other = await context.newPage();
  await openToday(other);
  await submitGuess(other);
  await expect(statistics(other)).toBeVisible();
  const told = await other.getByRole('heading', { level: 1 }).textContent();
  await expect(page.getByRole('heading', { level: 1, name: told ?? '' })).toBeVisible();
  await expect(statistics(page)).toContainText('1 film played on the day');
  await expect(page.getByText('Only the result is saved here')).toHaveCount(0);
  await other.close();
});
