import { expect } from '@playwright/test';
import { guess, openRoom, startGame, takeSeat, test } from './room.ts';

test('the room’s options stay open over a question that was thought better of, and over the bell', async ({
  newPerson,
}) => {
  const [host, guest] = await Promise.all([newPerson(), newPerson()]);
  const { page } = host;
  const code = await openRoom(host, { max_players: 2, time_limit: 60 });
  await takeSeat(guest, code);
  await startGame(host, [guest]);
  await guess(host, '7.0');

  await page.getByRole('button', { name: 'Room options' }).click();
  const options = page.getByRole('dialog', { name: 'Room options' });
  await options.getByText('Send somebody out').click();
  await options.getByRole('button', { name: guest.name }).click();
  const question = page.getByRole('dialog', { name: `Send ${guest.name} out?` });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(options).toBeVisible();

  await guess(guest, '6.0');
  await expect(guest.page.getByRole('heading', { name: 'Standings' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Standings', includeHidden: true })).toHaveCount(
    1,
  );
  await expect(options).toBeVisible();
});

test('a seat in a room that has closed is said to be gone', async ({ newPerson }) => {
  const { page } = await newPerson();
  await page.goto('/game/home');
  await page.evaluate(() => {
    const { user } = JSON.parse(localStorage.getItem('out-of-ten.session') ?? '{}');
    const seat = { code: 'BCDFG', roomName: 'Friday film night', connectionId: 'a', secret: 'b' };
    const kept = { ...seat, owner: user.subject, keptAt: Date.now() };
    localStorage.setItem('out-of-ten.seats', JSON.stringify([kept]));
  });
  await page.goto('/game/joining');
  await page.getByRole('button', { name: 'Friday film night' }).click();
  await expect(page.getByRole('alert')).toHaveText(/That room is closed by now/);
});

test('a message stays as it is when a sheet opens below it', async ({ newPerson }) => {
  const host = await newPerson();
  const { page } = host;
  await openRoom(host, { max_players: 2 });
  await page.getByRole('button', { name: 'Copy link' }).click();
  const message = page.getByText(/The link is copied|Nothing could be copied/);
  await message.evaluate((element) => element.setAttribute('data-seen', ''));
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('dialog').locator('[data-seen]')).toBeVisible();
});
