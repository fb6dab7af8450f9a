import { expect } from '@playwright/test';
import {
  guess,
  leaveSlider,
  openRoom,
  PINGED_LATE,
  readStandings,
  seeRound,
  startGame,
  takePhone,
  takeSeat,
  test,
} from './steps/room.ts';

/** Longer than the server waits for a silent connection. */
const ASLEEP_MS = 60_000;

const NAME =
  'a sleeping phone and an absent host do not block the game, and find everything on return';

test(NAME, { tag: '@nightly' }, async ({ newPerson, expectedErrors }) => {
  expectedErrors.push('ERR_INTERNET_DISCONNECTED', PINGED_LATE);
  const [host, ana, sleeper] = await Promise.all([newPerson(), newPerson(), newPerson()]);
  const phone = await takePhone(sleeper);
  const code = await openRoom(host, { max_players: 3, max_rounds: 3 });
  await takeSeat(ana, code);
  await takeSeat(sleeper, code);
  await startGame(host, [ana, sleeper]);
  await leaveSlider(sleeper, '4.2');
  await phone.sleep();
  const asleepSince = Date.now();
  await guess(host, '6.0');
  const context = host.page.context();
  await host.page.close();
  await guess(ana, '7.0');
  const rows = await readStandings(ana);
  expect(rows.find(({ who }) => who === sleeper.name)?.note).toContain('4.2');
  expect(rows.find(({ who }) => who === host.name)?.note).toContain('6.0');

  await expect(ana.page.getByText('You have the host’s controls now.')).toBeVisible({
    timeout: 60_000,
  });
  await ana.page.waitForTimeout(ASLEEP_MS - (Date.now() - asleepSince));
  await phone.wake();
  await expect(sleeper.page.getByText('You are cut off.')).toHaveCount(0);
  expect(await readStandings(sleeper)).toMatchObject(rows.map(({ points }) => ({ points })));
  await ana.page.getByRole('button', { name: 'Next round' }).click();
  await seeRound(sleeper, 2);

  const back = { ...host, page: await context.newPage() };
  await back.page.goto('/game/joining');
  // The notice disappears after a while, so the test looks for it from the beginning.
  await Promise.all([
    expect(ana.page.getByText(`${host.name} has the host’s controls now.`)).toBeVisible(),
    back.page.getByRole('link', { name: /Friday film night/ }).click(),
  ]);
  await seeRound(back, 2);
  for (const person of [ana, sleeper, back]) await guess(person, '6.4');
  const second = await readStandings(back);
  expect(second.map(({ points, gain }) => points - gain).toSorted()).toEqual(
    rows.map(({ points }) => points).toSorted(),
  );
  await expect(back.page.getByRole('button', { name: 'Next round' })).toBeVisible();
});
