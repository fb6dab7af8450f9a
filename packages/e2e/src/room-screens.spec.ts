import { expect, type Page } from '@playwright/test';
import { expectAccessible, startSmall } from './accessible.ts';
import { guessSlider, tabTo } from './journey.ts';
import {
  guess,
  openRoom,
  openRoomWithStage,
  readStandings,
  seeRound,
  startGame,
  submitButton,
  takeSeat,
  test,
  typeCode,
} from './room.ts';

test('before a game: accessible at every size, and no sideways scrolling', async ({
  newPerson,
}) => {
  const [host, guest] = await Promise.all([newPerson(), newPerson()]);
  const { page } = host;
  await Promise.all([startSmall(page), startSmall(guest.page)]);
  await page.goto('/game/host-create');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
  await expectAccessible(page, 'the films of a room');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Max players', { exact: true }).fill('101');
  await page.getByRole('switch', { name: 'Advanced mode' }).click();
  await expectAccessible(page, 'a room that will not do');
  await guest.page.goto('/game/joining');
  await guest.page.getByLabel('Code of the room').fill('AEIOU');
  await expectAccessible(guest.page, 'joining with a wrong code');

  const code = await openRoom(host, {});
  await page.getByRole('switch', { name: 'Approve by itself' }).click();
  await typeCode(guest, code);
  await expect(page.getByRole('button', { name: /^Approve P/ })).toBeVisible();
  await expectAccessible(page, 'host-waiting');
  await expectAccessible(guest.page, 'the door');
  await page.getByRole('button', { name: /^Approve P/ }).click();
  await expect(guest.page.getByText('Waiting for game')).toBeVisible();
  await expectAccessible(guest.page, 'guest-waiting');
  await page.getByRole('button', { name: 'Back' }).click();
  await expectAccessible(page, 'the question before leaving');
  await page.getByRole('button', { name: 'End Session' }).click();
  await expect(guest.page.getByRole('heading', { name: 'The room is closed' })).toBeVisible();
  await expectAccessible(guest.page, 'a closed room');
});

test('a game: accessible at every size, and no sideways scrolling', async ({ newPerson }) => {
  const [host, guest] = await Promise.all([newPerson(), newPerson()]);
  const { page } = host;
  await Promise.all([startSmall(page), startSmall(guest.page)]);
  const wishes = { advanced_mode: true, time_limit: 600, max_rounds: 1 };
  await takeSeat(guest, await openRoom(host, wishes));
  await startGame(host, [guest]);
  await expectAllAboveDock(guest.page);
  await expectAccessible(page, 'guessing');
  await page.getByRole('button', { name: 'Room options' }).click();
  await page.getByRole('radio', { name: 'Twice as much' }).check();
  await expectAccessible(page, 'room options');
  await page.keyboard.press('Escape');
  await guess(host, '6.0');
  await expectAccessible(page, 'waiting for the others');
  await guess(guest, '7.0');
  await readStandings(host);
  await expectAccessible(page, 'a result');
  await page.getByRole('button', { name: 'Room options' }).click();
  await expect(page.getByRole('radio', { name: 'Twice as much' })).toBeChecked();
  await page.keyboard.press('Escape');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.getByRole('button', { name: 'To the podium' }).click();
  const recap = page.getByRole('region', { name: 'The game again' });
  await expect(recap).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await recap.getByRole('group').locator('summary').press('Enter');
  await expect(recap.getByRole('group').getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page, 'podium and recap');
});

test('audience and stage: accessible at every size, and no sideways scrolling', async ({
  newPerson,
}) => {
  const [host, guest, fan] = await Promise.all([newPerson(), newPerson(), newPerson()]);
  const size = { max_players: 2, max_rounds: 1, time_limit: 600 };
  // As long as names may be, and nowhere to break.
  const wishes = { ...size, is_audience_session: true, session_name: 'MW'.repeat(20) };
  const { code, stage } = await openRoomWithStage(host, wishes);
  // The host came in by typing the code.
  await expect(host.page.getByRole('link', { name: 'Show on a television' })).toHaveAttribute(
    'href',
    stage,
  );
  await takeSeat(guest, code);
  await expect(guest.page.getByRole('link', { name: 'Show on a television' })).toHaveCount(0);
  await startSmall(fan.page);
  const television = await fan.page.context().newPage();
  await startSmall(television);
  await television.goto(stage);
  await expect(television.getByRole('heading', { name: '2 of 2 seats taken' })).toBeVisible();
  await expectAccessible(television, 'the stage of a lobby');
  await typeCode(fan, code);
  await expect(fan.page.getByText('You are in the audience')).toBeVisible();
  await startGame(host, [guest]);
  await seeRound(fan, 1);
  await expectAccessible(fan.page, 'guessing in the audience');
  await expectAccessible(television, 'the stage of a round');
  await Promise.all([guess(host, '6.0'), guess(guest, '7.0')]);
  await expect(fan.page.getByRole('heading', { name: 'The players' })).toBeVisible();
  await expectAccessible(fan.page, 'a result in the audience');
  await expectAccessible(television, 'the stage of a result');
  await host.page.getByRole('button', { name: 'To the podium' }).click();
  await expect(fan.page.getByRole('heading', { name: 'That was the last film' })).toBeVisible();
  await expectAccessible(fan.page, 'the end in the audience');
  await expectNameInItsPlace(fan.page, wishes.session_name);
  await expectAccessible(television, 'the stage at the end');
  await startSmall(host.page);
  await expectNameInItsPlace(host.page, wishes.session_name);
});

/** The room's name covers nothing of what can be pressed beside it. */
async function expectNameInItsPlace(page: Page, name: string): Promise<void> {
  const gap = await page.getByText(name, { exact: true }).evaluate((text) => {
    const icon = text.closest('p')?.nextElementSibling?.querySelector('svg') ?? text;
    return icon.getBoundingClientRect().left - text.getBoundingClientRect().right;
  });
  expect(gap).toBeGreaterThanOrEqual(0);
}

test('a guest joins and guesses with the keyboard alone', async ({ newPerson }) => {
  const [host, guest] = await Promise.all([newPerson(), newPerson()]);
  const code = await openRoom(host, { max_players: 2, max_rounds: 1 });
  const { page } = guest;
  await page.goto('/game/home');
  await tabTo(page, 'link', /Join a Game/i);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Code of the room')).toBeVisible();
  await tabTo(page, 'textbox', 'Code of the room');
  await page.keyboard.type(code.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page.getByText('Waiting for game')).toBeVisible();
  await startGame(host, [guest]);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, 'slider', 'Your guess');
  await page.keyboard.type('7.3');
  await expect(guessSlider(page)).toHaveValue('73');
  await page.keyboard.press('Enter');
  await expect(submitButton(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await guess(host, '6.0');
  await readStandings(guest);
});

/** On a small phone, while an advanced round is guessed. Which film it is, chance decides: its names are made short ones. */
async function expectAllAboveDock(page: Page): Promise<void> {
  await page.bringToFront();
  await page.evaluate(() => document.fonts.ready);
  await page.getByRole('heading', { level: 1 }).evaluate((title) => {
    title.textContent = 'Alien';
    title.dataset.style = 'short';
  });
  const crew = page.getByText(/^\w+ by /).getByRole('strong');
  for (const names of await crew.all()) {
    await names.evaluate((element) => element.replaceChildren('Ada Lo'));
  }
  const dock = await page.getByRole('region', { name: 'Your guess' }).boundingBox();
  const slot = await page.getByRole('combobox').last().boundingBox();
  const end = (slot?.y ?? Number.NaN) + (slot?.height ?? 0);
  expect(end, 'the end of the last field').toBeLessThanOrEqual(dock?.y ?? 0);
}
