import { expect, type Page } from '@playwright/test';
import { openWaiting } from './steps/hold-back.ts';
import { guessSlider, startSoloGame, test } from './steps/journey.ts';
import { guess, openRoom, test as roomTest, seeRound, startGame, takeSeat } from './steps/room.ts';

test('every page has the system’s theme, or the chosen one from its first moment', async ({
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
  // Reads the theme before the app arrives. A page without its scripts reloads once, so the test repeats until a
  // reading is not interrupted.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/game/home', { waitUntil: 'commit' }).catch(() => undefined);
  await expect(() => expectTheme(page, 'light')).toPass();
});

test('a setting that is changed in one tab changes in the other tabs at once', async ({
  page,
  context,
}) => {
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
  await expect(other.getByRole('switch', { name: 'Ton' })).toBeChecked();
});

test('a setting that is changed while another tab loads changes there as well', async ({
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

test('leaving a film needs no confirmation until the player has done something', async ({
  page,
}) => {
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
  // Navigates within the app, because the browser itself asks when a step back would leave the document. The card shows
  // that the app runs: before that, a code opens its room as a new document.
  await page.goto('/game/home');
  await expect(page.getByRole('button', { name: /Open profile/ })).toBeVisible();
  await page.getByRole('textbox', { name: 'Room code' }).fill(code);
  await page.getByRole('button', { name: 'Join' }).click();
  await page.getByRole('button', { name: 'Take a seat' }).click();
  await expect(page.getByText(/^Waiting for /)).toBeVisible();
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
  await seeRound(guest, 1);
});

roomTest('a link into another room asks a player in a game first', async ({ newPerson }) => {
  const [host, guest] = await Promise.all([newPerson(), newPerson()]);
  const { page } = guest;
  await takeSeat(guest, await openRoom(host, { max_rounds: 1 }));
  await startGame(host, [guest]);
  expect(await followLink(page, 'dismiss')).toBe('beforeunload');
  await expect(page).toHaveURL(/\/game\/active$/);
  await guess(guest, '7.0');
  expect(await followLink(page, 'accept')).toBe('beforeunload');
  await expect(page.getByRole('alert')).toContainText('No room has the code BCDFG');
});

/** Follows a link from outside the app. Returns what the browser asks before it does. */
async function followLink(page: Page, answer: 'accept' | 'dismiss'): Promise<string> {
  const asking = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.assign('/join/BCDFG')));
  const question = await asking;
  await question[answer]();
  return question.type();
}

roomTest('a code that is hidden is shown by a toggle, and nowhere else', async ({ newPerson }) => {
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
  const show = page.getByRole('button', { name: 'Show the code' });
  await show.click();
  await expect(spelled).toBeAttached();
  await show.click();
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
});

/** Expects the page to have the theme and its background colour. */
async function expectTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await expect.poll(() => page.evaluate(isOnOwnGround)).toBe(true);
}

/** Evaluated in the page. */
function isOnOwnGround(): boolean {
  const root = document.documentElement;
  const ground = getComputedStyle(root);
  const sample = root.appendChild(document.createElement('div'));
  sample.style.color = ground.getPropertyValue('--room');
  const isOwn = ground.backgroundColor === getComputedStyle(sample).color;
  sample.remove();
  return isOwn;
}
