import { expect } from '@playwright/test';
import {
  guess,
  moveSlider,
  openRoom,
  PINGED_LATE,
  readStandings,
  startGame,
  submitButton,
  takePhone,
  takeSeat,
  test,
} from './steps/room.ts';

test('a guess that was submitted while disconnected counts once the connection is back', async ({
  newPerson,
  expectedErrors,
}) => {
  expectedErrors.push('WebSocket connection to', 'Failed to load resource', PINGED_LATE);
  const [host, guest] = await Promise.all([newPerson(), newPerson()]);
  const phone = await takePhone(guest);
  const code = await openRoom(host, { max_rounds: 1 });
  await takeSeat(guest, code);
  await startGame(host, [guest]);
  await phone.sleep();
  await moveSlider(guest, '7.1');
  await submitButton(guest.page).click();
  const kept = guest.page.getByText('Your guess is saved, and sent as soon as you are connected.');
  await expect(kept).toBeVisible();
  await phone.wake();
  await expect(submitButton(guest.page)).toHaveCount(0);
  await expect(kept).toHaveCount(0);
  await guess(host, '6.3');
  const rows = await readStandings(host);
  expect(rows.find(({ who }) => who === guest.name)?.note).toContain('7.1');
});
