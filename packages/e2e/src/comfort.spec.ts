import { expect, type Locator, type Page } from '@playwright/test';
import { startSmall } from './accessible.ts';
import { openSignIn } from './account.ts';
import { openWaiting } from './hold-back.ts';
import { answerDraw, guessSlider, startSoloGame, test } from './journey.ts';
import { expectReadableTwiceAsLarge } from './large-text.ts';
import { guess, openRoom, test as roomTest, seeRound, startGame, takeSeat } from './room.ts';

test('the theme is the system’s, or the chosen one from the first moment of every page on', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push('Failed to load resource');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/game/settings');
  await expectTheme(page, 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectTheme(page, 'dark');
  await page.getByRole('radio', { name: 'Light' }).check();
  await expectTheme(page, 'light');
  // What the browser shows before the app has arrived.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/game/home', { waitUntil: 'commit' }).catch(() => undefined);
  await expectTheme(page, 'light');
});

test('a stage is dark, unless it is wanted light', async ({ page, expectedErrors }) => {
  expectedErrors.push('Failed to load resource');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/stage/nowhere#key');
  await expectTheme(page, 'dark');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/game/settings');
  await page.getByRole('radio', { name: 'Light' }).check();
  await expectTheme(page, 'light');
  await page.goto('/stage/nowhere#key');
  await expectTheme(page, 'light');
});

test('what is set in one tab is so in the others at once', async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.emulateMedia({ colorScheme: 'dark' });
    await tab.goto('/game/settings');
    await expect(tab.getByRole('slider', { name: 'Music volume' })).toHaveValue('10');
  }
  await page.getByRole('radio', { name: 'Light' }).check();
  await expectTheme(other, 'light');
  await page.getByLabel('Language').selectOption('Deutsch');
  await expect(other.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
  await page.getByRole('slider', { name: 'Musik' }).fill('45');
  await page.getByRole('button', { name: 'Zurück' }).click();
  await expect(other.getByRole('slider', { name: 'Musik' })).toHaveValue('45');
  await page.getByRole('banner').getByRole('switch', { name: 'Ton' }).click();
  await expect(other.getByRole('switch', { name: 'Ton' })).not.toBeChecked();
});

test('what is set while another tab is still loading is so there as well', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/game/settings');
  const letThrough = await openWaiting(other, '/game/settings');
  await page.getByRole('radio', { name: 'Light' }).check();
  await page.getByLabel('Language').selectOption('Deutsch');
  await expectTheme(other, 'light');
  letThrough();
  await expect(other.getByRole('radio', { name: 'Hell' })).toBeChecked();
});

test('less motion is less for whoever asks for it here', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/game/settings');
  await page.getByRole('radio', { name: 'Less' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'less');
  await page.goto('/game/home');
  await expect(page.getByRole('link', { name: /Solo Game/i })).toBeVisible();
  const longest = await page.evaluate(() =>
    Math.max(
      0,
      ...[...document.querySelectorAll('*')].flatMap((element) =>
        [undefined, '::before', '::after'].map((part) =>
          Number.parseFloat(getComputedStyle(element, part).animationDuration),
        ),
      ),
    ),
  );
  expect(longest).toBeLessThan(0.001);
});

test('text twice as large is all there: the ways into a game', async ({ page }) => {
  await startSmall(page);
  for (const path of ['/landing', '/game/login', '/game/home', '/game/settings']) {
    await page.goto(path);
    await expectReadableTwiceAsLarge(page, path);
  }
  await page.goto('/game/solo-create');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
  await expectReadableTwiceAsLarge(page, 'the programme');
  await openSignIn(page);
  const label = page.getByText('E-mail address');
  const [usual, large] = [await fontSize(label, '100%'), await fontSize(label, '200%')];
  expect(large).toBe(2 * usual);
  await expectReadableTwiceAsLarge(page, 'the sign-in page');
});

test('text twice as large is all there: a film and its result', async ({ page }) => {
  await startSmall(page);
  await answerDraw(page, (movie) => ({ ...movie, title: 'The Assassination of Jesse James' }));
  await startSoloGame(page);
  await expectReadableTwiceAsLarge(page, 'a film');
  await page.getByRole('button', { name: /Submit/ }).click();
  await expect(page.getByRole('button', { name: 'Play Again!' })).toBeVisible();
  await expectReadableTwiceAsLarge(page, 'a result');
});

roomTest('text twice as large is all there: a room', async ({ newPerson }) => {
  const [host, guest] = await Promise.all([newPerson(), newPerson()]);
  const { page } = host;
  await startSmall(page);
  await page.goto('/game/host-create');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('switch', { name: 'Advanced mode' }).click();
  await expectReadableTwiceAsLarge(page, 'setting up a room');
  await takeSeat(guest, await openRoom(host, { max_rounds: 1, advanced_mode: true }));
  await expectReadableTwiceAsLarge(page, 'the lobby');
  await startGame(host, [guest]);
  await expectReadableTwiceAsLarge(page, 'a round');
  await Promise.all([guess(host, '6.0'), guess(guest, '7.0')]);
  await page.getByRole('button', { name: 'To the podium' }).click();
  await expect(page.getByRole('heading', { name: 'The game again' })).toBeVisible();
  await expectReadableTwiceAsLarge(page, 'podium and recap');
});

test('four places for cast names stand in even rows', async ({ page }) => {
  await startSoloGame(page);
  const places = page.getByRole('combobox');
  await expect(places).toHaveCount(4);
  for (const width of [360, 480, 768, 1023, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await places.evaluateAll((fields) =>
      fields.map((field) => Math.round(field.getBoundingClientRect().top)),
    );
    const inFirstRow = tops.filter((top) => top === tops[0]).length;
    expect([2, 4], `places beside each other at ${width}`).toContain(inFirstRow);
  }
});

test('where a reader forces colours, lines tell what colour alone told', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await startSoloGame(page);
  await page.getByRole('combobox', { name: 'Actor 1' }).pressSequentially('Robert');
  const [first, second] = [page.getByRole('option').first(), page.getByRole('option').nth(1)];
  await expect(first).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveCSS('outline-style', 'solid');
  await expect(second).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Overview/ }).click();
  await expect(page.getByRole('dialog')).toHaveCSS('border-top-style', 'solid');
  await page.goto('/game/daily');
  await page.getByRole('button', { name: /Submit/ }).click();
  const days = page.getByRole('region', { name: 'Your dailies' }).getByRole('listitem');
  const fill = (day: Locator) => day.evaluate((bulb) => getComputedStyle(bulb).backgroundColor);
  await expect(days.last()).toBeVisible();
  expect(await fill(days.last())).not.toBe(await fill(days.first()));
});

test('a film is left without a word until something was done about it', async ({ page }) => {
  await startSoloGame(page);
  await page.getByRole('link', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/game\/home$/);

  await startSoloGame(page);
  await page.getByRole('button', { name: 'Lift curtain' }).click();
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Leave this film?' });
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(/\/game\/active$/);
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(guessSlider(page)).toBeVisible();

  await page.getByRole('link', { name: 'Leave' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/game\/home$/);

  await startSoloGame(page);
  await guessSlider(page).press('ArrowRight');
  await page.goBack();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/game\/solo-create$/);
});

roomTest('a room is left on purpose only, and a seat left is kept', async ({ newPerson }) => {
  const [host, guest] = await Promise.all([newPerson(), newPerson()]);
  const { page } = guest;
  const code = await openRoom(host, { max_rounds: 2 });
  // Within the app: where a step back would leave its document, the browser asks by itself.
  await page.goto('/game/home');
  await page.getByRole('link', { name: /Join a Game/i }).click();
  await page.getByLabel('Code of the room').fill(code);
  await page.getByRole('button', { name: 'Join Lobby' }).click();
  await expect(page.getByText('Waiting for game')).toBeVisible();
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Leave the room?' });
  await expect(question).toContainText('Your seat is kept for two minutes.');
  await question.getByRole('button', { name: 'Stay' }).click();
  await startGame(host, [guest]);
  await page.goBack();
  await expect(question).toContainText('Your seat is kept to the end of the game.');
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).not.toHaveURL(/\/game\/active$/);
  await page.goto(`/join/${code}`);
  await page.getByRole('button', { name: 'Join Lobby' }).click();
  await seeRound(guest, 1);
});

roomTest('a link into another room asks whoever is in a game first', async ({ newPerson }) => {
  const [host, guest] = await Promise.all([newPerson(), newPerson()]);
  const { page } = guest;
  await takeSeat(guest, await openRoom(host, { max_rounds: 1 }));
  await startGame(host, [guest]);
  expect(await followLink(page, 'dismiss')).toBe('beforeunload');
  await expect(page).toHaveURL(/\/game\/active$/);
  await guess(guest, '7.0');
  expect(await followLink(page, 'accept')).toBe('beforeunload');
  await expect(page.getByLabel('Code of the room')).toHaveValue(/BCDFG/);
});

/** Follows a link from outside of the app, and answers what the browser asks before it does. */
async function followLink(page: Page, answer: 'accept' | 'dismiss'): Promise<string> {
  const asking = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.assign('/join/BCDFG')));
  const question = await asking;
  await question[answer]();
  return question.type();
}

roomTest(
  'a code that is hidden is shown while a button is held, and nowhere else',
  async ({ newPerson }) => {
    const [host, guest] = await Promise.all([newPerson(), newPerson()]);
    const { page } = host;
    await page.goto('/game/settings');
    const hideCodes = page.getByRole('switch', { name: 'Hide room codes' });
    await hideCodes.click();
    await expect(hideCodes).toBeChecked();
    const code = await openRoom(host, { max_rounds: 1 });
    const spelled = page.getByText([...code].join(' '));
    await expect(page.getByText('Code hidden')).toBeAttached();
    await expect(spelled).toHaveCount(0);
    await page.getByRole('button', { name: 'Show while held' }).hover();
    await page.mouse.down();
    await expect(spelled).toBeAttached();
    await page.mouse.up();
    await expect(spelled).toHaveCount(0);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain(`/join/${code}`);
    await takeSeat(guest, code);
    await startGame(host, [guest]);
    await expect(page.getByText('Code hidden')).toBeVisible();
    expect(await page.content()).not.toContain(code);
    expect(`${page.url()} ${await page.title()}`).not.toContain(code);
  },
);

async function expectTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  const colour = theme === 'dark' ? 'rgb(23, 16, 26)' : 'rgb(239, 228, 205)';
  await expect(page.locator('html')).toHaveCSS('background-color', colour);
}

/** Of the element, where a reader has set the browser's text to that size. */
function fontSize(element: Locator, set: string): Promise<number> {
  return element.evaluate((one, size) => {
    document.documentElement.style.fontSize = size;
    return Number.parseFloat(getComputedStyle(one).fontSize);
  }, set);
}
