import { expect } from '@playwright/test';
import {
  guess,
  nextRound,
  openRoom,
  openRoomWithStage,
  readStandings,
  seatsTaken,
  seeRound,
  startGame,
  takeSeat,
  test,
  typeCode,
} from './room.ts';

test('the host approves, denies, sends out and bars', async ({ newPerson }) => {
  const [host, ana, ben] = await Promise.all([newPerson(), newPerson(), newPerson()]);
  const { page } = host;
  const code = await openRoom(host, { max_players: 4 });
  await page.getByRole('switch', { name: 'Approve by itself' }).click();
  await expect(page.getByText('You are asked about everyone who comes.')).toBeVisible();

  await typeCode(ana, code);
  await expect(ana.page.getByRole('heading', { name: 'At the door' })).toBeVisible();
  await expect(ana.page.getByText('One player is in, of 4 seats.')).toBeVisible();
  await page.getByRole('button', { name: `Deny ${ana.name} a seat` }).click();
  await expect(ana.page.getByText('The host turned your request down.')).toBeVisible();

  await typeCode(ana, code);
  await page.getByRole('button', { name: `Approve ${ana.name}` }).click();
  await expect(ana.page.getByText('Waiting for game')).toBeVisible();
  await expect(seatsTaken(page)).toContainText('2 of 4');

  await page.getByRole('button', { name: `Send ${ana.name} out` }).click();
  await page.getByRole('button', { name: 'Send out', exact: true }).click();
  await expect(ana.page.getByText('The host took you out of the room.')).toBeVisible();
  await expect(page.getByRole('region', { name: '1 of 4 seats taken' })).toBeFocused();
  await ana.page.getByRole('button', { name: 'Ask for a seat' }).click();
  await page.getByRole('button', { name: `Approve ${ana.name}` }).click();
  await expect(ana.page.getByText('Waiting for game')).toBeVisible();

  await typeCode(ben, code);
  await page.getByRole('button', { name: `Approve ${ben.name}` }).click();
  await expect(ben.page.getByText('Waiting for game')).toBeVisible();
  await page.getByRole('button', { name: `Send ${ben.name} out` }).click();
  await page.getByRole('button', { name: 'Send out for good' }).click();
  const barred = ben.page.getByText('The host does not want you back in this room.');
  await expect(barred).toBeVisible();
  await expect(ana.page.getByText(`${ben.name} has left the lobby.`)).toBeVisible();
  await typeCode(ben, code);
  await expect(barred).toBeVisible();
});

test('who decides at the door with the keyboard stays there, whoever else is waiting', async ({
  newPerson,
}) => {
  const [host, ana, ben, cid] = await Promise.all([
    newPerson(),
    newPerson(),
    newPerson(),
    newPerson(),
  ]);
  const { page } = host;
  const code = await openRoom(host, { max_players: 4 });
  await page.getByRole('switch', { name: 'Approve by itself' }).click();
  for (const guest of [ana, ben, cid]) await typeCode(guest, code);
  await expect(page.getByRole('button', { name: /^Approve P/ })).toHaveCount(3);

  for (const name of [`Deny ${ana.name} a seat`, `Approve ${ben.name}`]) {
    await page.getByRole('button', { name }).press('Enter');
    await expect(page.getByRole('button', { name })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'At the door' })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: `Deny ${cid.name} a seat` })).toBeFocused();
});

test('a full room says so, and has a seat again once somebody leaves', async ({ newPerson }) => {
  const [host, ana, ben] = await Promise.all([newPerson(), newPerson(), newPerson()]);
  const code = await openRoom(host, { max_players: 2 });
  await takeSeat(ana, code);
  const start = host.page.getByRole('button', { name: 'Start' });
  await expect(start).toBeEnabled();
  const isFull = host.page.getByText('Nobody else gets in until one is free.');
  await expect(isFull).toBeVisible();
  await start.focus();
  await typeCode(ben, code);
  await expect(ben.page.getByText('Every seat in this room is taken.')).toBeVisible();
  await ana.page.getByRole('button', { name: 'Back' }).click();
  await ana.page.getByRole('button', { name: 'Leave' }).click();
  await expect(host.page.getByText(`${ana.name} has left the lobby.`)).toBeVisible();
  await expect(isFull).toHaveCount(0);
  await expect(start).toBeDisabled();
  await expect(start).toBeFocused();
  await ben.page.getByRole('button', { name: 'Try again' }).click();
  await expect(ben.page.getByText('Waiting for game')).toBeVisible();
});

test('who comes late watches a round, then plays from the lowest score', async ({ newPerson }) => {
  const [host, ana, late] = await Promise.all([newPerson(), newPerson(), newPerson()]);
  const code = await openRoom(host, { max_players: 4, max_rounds: 3 });
  await takeSeat(ana, code);
  await startGame(host, [ana]);
  await typeCode(late, code);
  await expect(late.page.getByText('You are in from the next round on.')).toBeVisible();
  await guess(host, '6.0');
  await guess(ana, '7.0');
  const first = await readStandings(late);
  const lowest = Math.min(...first.map(({ points }) => points));
  expect(first.find(({ who }) => who === late.name)).toMatchObject({ points: lowest, gain: 0 });

  await nextRound(host, { guests: [ana, late], round: 2 });
  await Promise.all([host, ana, late].map((person) => guess(person, '6.6')));
  const own = (await readStandings(late)).find(({ who }) => who === late.name);
  expect(own?.points).toBe(lowest + (own?.gain ?? 0));
  expect(own?.note).toContain('Joined in round 2');

  const tooLate = await newPerson();
  await typeCode(tooLate, code);
  await expect(tooLate.page.getByText('This game is too far along')).toBeVisible();
  await host.page.getByRole('button', { name: 'Next round' }).click();
  await seeRound(late, 3);
});

test('who was sent out and is let in again during a round is in from the next one, and nobody waits for them', async ({
  newPerson,
}) => {
  const [host, ana, ben] = await Promise.all([newPerson(), newPerson(), newPerson()]);
  const { page } = host;
  const { code, stage } = await openRoomWithStage(host, { max_players: 3, max_rounds: 4 });
  const television = await page.context().newPage();
  await television.goto(stage);
  for (const guest of [ana, ben]) await takeSeat(guest, code);
  await startGame(host, [ana, ben]);
  await Promise.all([host, ana, ben].map((person) => guess(person, '6.0')));
  await nextRound(host, { guests: [ana, ben], round: 2 });

  await page.getByRole('button', { name: 'Room options' }).click();
  await page.getByText('Send somebody out').click();
  await page.getByRole('button', { name: ben.name }).click();
  await page.getByRole('button', { name: 'Send out', exact: true }).click();
  await ben.page.getByRole('button', { name: 'Ask for a seat' }).click();
  await page.getByRole('button', { name: `Approve ${ben.name}` }).click();
  await expect(ben.page.getByText('You are in from the next round on.')).toBeVisible();

  await guess(ana, '7.0');
  await expect(television.getByText('1 of 2', { exact: true })).toBeVisible();
  await expect(television.getByRole('listitem').filter({ hasText: ben.name })).toContainText(
    'In from the next round',
  );
  await ana.page.getByRole('button', { name: /^All names/ }).click();
  const names = ana.page.getByRole('dialog', { name: '1 of 2 has guessed' });
  await expect(names.getByRole('listitem').last()).toContainText('In from the next round');
});
