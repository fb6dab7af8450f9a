import { expect, type Page } from '@playwright/test';
import {
  guess,
  nextRound,
  openRoom,
  readStandings,
  seatsTaken,
  startGame,
  takeSeat,
  test,
} from '../steps/room.ts';

// Whole games are played with animations.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a host and a guest play from the first screen to the podium, and then a rematch', async ({
  newPerson,
}) => {
  const [host, guest] = await Promise.all([newPerson(), newPerson()]);
  const { page } = host;
  await Promise.all([page.goto('/game/home'), guest.page.goto('/game/home')]);
  await page.getByRole('link', { name: /Host a Game/i }).click();
  await expect(page.getByRole('radio', { name: /^Evening/ })).toBeChecked();
  await page.getByLabel('Name of the room').fill('Friday film night');
  await page.getByText('More settings').click();
  await page.getByLabel('Rounds', { exact: true }).fill('3');
  await page.getByRole('button', { name: 'Open the room' }).click();
  await expect(page).toHaveURL(/\/game\/host-waiting$/);
  await expect(page.getByRole('heading', { name: 'Friday film night' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start' })).toBeDisabled();
  const spelt = await page.getByText('Room code:').innerText();
  const code = spelt.replace('Room code:', '').replaceAll(' ', '').toLowerCase();

  await guest.page.getByRole('textbox', { name: 'Room code' }).fill(code);
  await guest.page.getByRole('button', { name: 'Join' }).click();
  await guest.page.getByRole('button', { name: 'Take a seat' }).click();
  await expect(guest.page).toHaveURL(/\/game\/guest-waiting$/);
  await expect(page.getByText(guest.name, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Rounds', { exact: true }).fill('2');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(guest.page.getByText('2, 60 s each')).toBeVisible();
  await startGame(host, [guest]);

  await guess(host, '6.0');
  await expect(page.getByRole('heading', { name: /is locked in$/ })).toBeVisible();
  await expect(guest.page.getByText('1 of 2 has guessed').first()).toBeVisible();
  await guess(guest, '7.0');
  const first = await readStandings(guest);
  await expect(guest.page.getByText(`${host.name} starts the next round.`)).toBeVisible();

  await nextRound(host, { guests: [guest], round: 2 });
  await guess(guest, '5.5');
  await guess(host, '6.5');
  const second = await readStandings(guest);
  await page.getByRole('button', { name: 'To the podium' }).click();
  await expect(guest.page.getByRole('heading', { name: 'Recap' })).toBeVisible();
  const last = await readStandings(guest);
  for (const { name } of [host, guest]) {
    const gained = [...first, ...second].filter(({ who }) => who === name);
    const total = gained.reduce((sum, { gain }) => sum + gain, 0);
    expect(last.find(({ who }) => who === name)?.points, `points of ${name}`).toBe(total);
  }

  await page.getByRole('button', { name: 'Play Again!' }).click();
  await expect(seatsTaken(guest.page)).toContainText('2 of 8');
  await startGame(host, [guest]);
});

test('the host pauses a round, the countdown stops for everyone, and the game continues', async ({
  newPerson,
}) => {
  const [host, guest] = await Promise.all([newPerson(), newPerson()]);
  const code = await openRoom(host, { max_rounds: 1, time_limit: 120 });
  await takeSeat(guest, code);
  await startGame(host, [guest]);
  await host.page.getByRole('button', { name: 'Room options' }).click();
  await host.page.getByRole('button', { name: 'Pause for everyone' }).click();
  const pausedBy = guest.page.getByText(`Paused by ${host.name}`);
  await expect(pausedBy).toBeVisible();
  const timer = guest.page.getByRole('timer', { name: /^Paused\./ });
  const left = await timer.getAttribute('aria-label');
  await expect(guest.page.getByRole('button', { name: 'Paused' })).toBeDisabled();
  await guest.page.reload();
  await expect(pausedBy).toBeVisible();
  await expect(timer).toHaveAttribute('aria-label', left ?? '');
  await host.page.getByRole('button', { name: 'Close', exact: true }).click();
  await host.page.getByRole('button', { name: 'Go on' }).click();
  await expect(pausedBy).not.toBeVisible();
  await guess(guest, '7.0');
  await guess(host, '6.0');
  expect(await readStandings(guest)).toHaveLength(2);
});

test('the links in the room options admit a television and a late guest', async ({ newPerson }) => {
  const [host, guest, late] = await Promise.all([newPerson(), newPerson(), newPerson()]);
  const code = await openRoom(host, { max_players: 8, max_rounds: 4 });
  await takeSeat(guest, code);
  await startGame(host, [guest]);
  const { page } = host;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Room options' }).click();
  const copyLink = page.getByRole('button', { name: 'Copy link' });

  await copyLink.first().click();
  await late.page.goto(await readCopied(page, `/join/${code}`));
  await late.page.getByRole('button', { name: 'Take a seat' }).click();
  await expect(late.page.getByText(/You’re in from the next round/)).toBeVisible();

  await copyLink.last().click();
  const television = await page.context().newPage();
  await television.goto(await readCopied(page, '/stage/'));
  await expect(television.getByText('Round 1 of 4', { exact: true })).toBeVisible();
});

/** Waits until the copied link contains the part, and returns it. */
async function readCopied(page: Page, part: string): Promise<string> {
  const readText = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(readText).toContain(part);
  return readText();
}
