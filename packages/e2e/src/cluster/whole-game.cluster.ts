import { expect } from '@playwright/test';
import { guess, nextRound, readStandings, seatsTaken, startGame } from '../steps/room.ts';
import { openSplitRoom, test } from './cluster-journey.ts';

test('a host on one server and guests on the other play a whole game and a rematch', async ({
  cluster,
  newGuest,
}) => {
  const { host, guests } = await openSplitRoom({ cluster, newGuest }, 2);
  const [bea, cy] = guests;
  await startGame(host, guests);
  await guess(host, '6.0');
  for (const { page } of guests) {
    await expect(page.getByText('1 of 3 has guessed').first()).toBeVisible();
  }
  await guess(bea, '7.0');
  await guess(cy, '8.0');
  const first = await readStandings(cy);
  expect(await readStandings(host)).toMatchObject(
    first.map(({ who, points }) => ({ who, points })),
  );

  await nextRound(host, { guests, round: 2 });
  await guess(cy, '5.5');
  await guess(bea, '6.5');
  await guess(host, '7.5');
  const second = await readStandings(bea);
  await host.page.getByRole('button', { name: 'To the podium' }).click();
  await expect(bea.page.getByRole('heading', { name: 'Recap' })).toBeVisible();
  const last = await readStandings(bea);
  for (const { name } of [host, bea, cy]) {
    const gained = [...first, ...second].filter(({ who }) => who === name);
    const total = gained.reduce((sum, { gain }) => sum + gain, 0);
    expect(last.find(({ who }) => who === name)?.points, `points of ${name}`).toBe(total);
  }

  await host.page.getByRole('button', { name: 'Play Again!' }).click();
  await expect(seatsTaken(cy.page)).toContainText('3 of 8');
  await startGame(host, guests);
});
