import { expect } from '@playwright/test';
import {
  guess,
  moveSlider,
  openRoom,
  readStandings,
  startGame,
  takeSeat,
  test,
} from '../steps/room.ts';

test('when time runs out, a moved slider counts as a guess, and an untouched one does not', async ({
  newPerson,
}) => {
  const [host, guest] = await Promise.all([newPerson(), newPerson()]);
  const code = await openRoom(host, { time_limit: 10, max_rounds: 2 });
  await takeSeat(guest, code);
  await startGame(host, [guest]);
  await moveSlider(host, '6.3');
  const rows = await readStandings(guest);
  expect(rows.find(({ who }) => who === host.name)?.note).toContain('6.3');
  expect(rows.find(({ who }) => who === guest.name)?.note).toContain('No guess');
});

test('without a countdown the host can end the round once there is a guess', async ({
  newPerson,
}) => {
  const [host, guest] = await Promise.all([newPerson(), newPerson()]);
  const code = await openRoom(host, { max_rounds: 2 });
  await takeSeat(guest, code);
  await startGame(host, [guest]);
  const end = host.page.getByRole('button', { name: 'End the round' });
  await expect(end).toHaveCount(0);
  await guess(host, '6.3');
  await end.click();
  const rows = await readStandings(guest);
  expect(rows.find(({ who }) => who === guest.name)).toMatchObject({ gain: 0 });
  expect(rows.find(({ who }) => who === guest.name)?.note).toContain('No guess');
});
