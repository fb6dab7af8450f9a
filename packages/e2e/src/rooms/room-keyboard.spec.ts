import { expect } from '@playwright/test';
import { guessSlider, tabTo } from '../steps/journey.ts';
import { guess, openRoom, readStandings, startGame, submitButton, test } from '../steps/room.ts';

test('a guest joins and guesses with the keyboard alone', async ({ newPerson }) => {
  const [host, guest] = await Promise.all([newPerson(), newPerson()]);
  const code = await openRoom(host, { max_players: 2, max_rounds: 1 });
  const { page } = guest;
  await page.goto('/game/home');
  await tabTo(page, 'textbox', 'Room code');
  await page.keyboard.type(code.toLowerCase());
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', 'Take a seat');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Waiting for /)).toBeVisible();
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
