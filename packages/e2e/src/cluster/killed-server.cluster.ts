import { expect, type Page } from '@playwright/test';
import { guess, moveSlider, nextRound, readStandings, startGame } from '../steps/room.ts';
import { submitGuess } from '../steps/submit-guess.ts';
import { openSplitRoom, test } from './cluster-journey.ts';

test('players of a server that is killed during a round are back at once, with every guess', async ({
  cluster,
  newGuest,
}, testInfo) => {
  const { host, guests } = await openSplitRoom({ cluster, newGuest }, 2);
  const [bea, cy] = guests;
  await startGame(host, guests);
  await guess(bea, '7.1');
  await expect(host.page.getByText('1 of 3 has guessed').first()).toBeVisible();
  await moveSlider(cy, '8.1');

  const killedAt = performance.now();
  const connections = [host, bea, cy].map(({ page }) => countConnections(page, killedAt));
  // The guess is on its way, or waits in the browser, when the server is killed.
  await Promise.all([submitGuess(cy.page), cluster.kill('b')]);
  await expect.poll(() => cluster.countSockets('a')).toBe(3);
  await expect(cy.page.getByRole('button', { name: /^Submit/ })).toHaveCount(0);
  for (const { page } of guests) {
    await expect(page.getByText(/2 of 3 have guessed/).first()).toBeVisible();
  }
  // One connection each: a second try would come after five seconds. The host was connected to the other server.
  expect(connections.map(({ opened }) => opened)).toEqual([0, 1, 1]);
  const type = 'milliseconds from the kill to the first message on the new connection';
  const [, ofBea, ofCy] = connections.map(({ backAfter }) => Math.round(backAfter ?? Number.NaN));
  testInfo.annotations.push({ type, description: `${ofBea}, ${ofCy}` });

  await guess(host, '6.1');
  const rows = await readStandings(cy);
  const noteOf = (name: string) => rows.find(({ who }) => who === name)?.note;
  expect(noteOf(host.name)).toContain('6.1');
  expect(noteOf(bea.name)).toContain('7.1');
  expect(noteOf(cy.name)).toContain('8.1');

  await test.step('the server comes back, and the game goes on', async () => {
    await cluster.start('b');
    await nextRound(host, { guests, round: 2 });
    for (const person of [host, bea, cy]) await guess(person, '5.0');
    expect(await readStandings(bea)).toHaveLength(3);
  });
});

/** Counts the connections that a page opens from now on, and measures the time to the first message on one. */
function countConnections(page: Page, since: number) {
  const counted: { opened: number; backAfter: number | undefined } = {
    opened: 0,
    backAfter: undefined,
  };
  page.on('websocket', (connection) => {
    counted.opened += 1;
    connection.on('framereceived', () => {
      counted.backAfter ??= performance.now() - since;
    });
  });
  return counted;
}
