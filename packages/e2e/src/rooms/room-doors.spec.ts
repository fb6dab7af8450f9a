import { expect } from '@playwright/test';
import { openRoom, seatsTaken, takeSeat, test, typeCode } from '../steps/room.ts';

test('the host approves, denies, removes and bars players', async ({ newPerson }) => {
  const [host, ana, ben] = await Promise.all([newPerson(), newPerson(), newPerson()]);
  const { page } = host;
  const code = await openRoom(host, { max_players: 4 });
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByRole('switch', { name: 'Let everyone in' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  const door = page.getByRole('region', { name: 'At the door' });
  await expect(door.getByText('You decide on each guest.')).toBeVisible();

  await typeCode(ana, code);
  await expect(ana.page.getByRole('heading', { name: 'At the door' })).toBeVisible();
  await expect(ana.page.getByText('One of 4 seats is taken.')).toBeVisible();
  await page.getByRole('button', { name: `Deny ${ana.name} a seat` }).click();
  await expect(ana.page.getByRole('heading', { name: 'The host said no' })).toBeVisible();

  // The button is enabled after half a minute.
  await ana.page.getByRole('button', { name: 'Ask again' }).click({ timeout: 60_000 });
  await page.getByRole('button', { name: `Approve ${ana.name}` }).click();
  await expect(ana.page.getByText(/^Waiting for /)).toBeVisible();
  await expect(seatsTaken(page)).toContainText('2 of 4');

  await page.getByRole('button', { name: `Remove ${ana.name}` }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(ana.page.getByText('The host removed you from the room.')).toBeVisible();
  await expect(page.getByRole('region', { name: '1 of 4 seats taken' })).toBeFocused();
  await ana.page.getByRole('button', { name: 'Ask for a seat' }).click();
  await page.getByRole('button', { name: `Approve ${ana.name}` }).click();
  await expect(ana.page.getByText(/^Waiting for /)).toBeVisible();

  await typeCode(ben, code);
  await page.getByRole('button', { name: `Approve ${ben.name}` }).click();
  await expect(ben.page.getByText(/^Waiting for /)).toBeVisible();
  await page.getByRole('button', { name: `Remove ${ben.name}` }).click();
  await page.getByRole('button', { name: 'Remove for good' }).click();
  const barred = ben.page.getByText('The host has barred you from this room.');
  await expect(barred).toBeVisible();
  await expect(ana.page.getByText(`${ben.name} has left.`)).toBeVisible();
  await typeCode(ben, code);
  await expect(barred).toBeVisible();
});

test('a full room says so, and offers a seat again once a player leaves', async ({ newPerson }) => {
  const [host, ana, ben] = await Promise.all([newPerson(), newPerson(), newPerson()]);
  const code = await openRoom(host, { max_players: 2 });
  await takeSeat(ana, code);
  const start = host.page.getByRole('button', { name: 'Start' });
  await expect(start).toBeEnabled();
  const isFull = host.page.getByText('No one else gets in until one is free.');
  await expect(isFull).toBeVisible();
  await start.focus();
  await ben.page.goto(`/join/${code}`);
  await expect(ben.page.getByRole('heading', { name: 'Every seat is taken' })).toBeVisible();
  await ana.page.getByRole('button', { name: 'Back' }).click();
  await ana.page.getByRole('button', { name: 'Leave' }).click();
  await expect(host.page.getByText(`${ana.name} has left.`)).toBeVisible();
  await expect(isFull).toHaveCount(0);
  await expect(start).toBeDisabled();
  await expect(start).toBeFocused();
  await ben.page.getByRole('button', { name: 'Look for a free seat' }).click();
  await ben.page.getByRole('button', { name: 'Take a seat' }).click();
  await expect(ben.page.getByText(/^Waiting for /)).toBeVisible();
});
