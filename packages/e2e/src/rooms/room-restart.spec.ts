import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator } from '@playwright/test';
import { freePort } from '../../../../scripts/free-port.ts';
import { guessSlider } from '../steps/journey.ts';
import { type OwnServer, startServer } from '../steps/own-server.ts';
import {
  guess,
  leaveSlider,
  nextRound,
  openRoom,
  type Person,
  readStandings,
  resumeSeat,
  startGame,
  submitButton,
  takeSeat,
  test,
} from '../steps/room.ts';

const PORT = await freePort();
const SETTINGS = {
  PORT: String(PORT),
  DATA_DIR: mkdtempSync(join(tmpdir(), 'out-of-ten-')),
};

test.use({ baseURL: `http://localhost:${PORT}` });

let server: OwnServer;
test.beforeAll(async () => {
  server = await startServer(SETTINGS);
});
test.afterAll(() => server.stop());

test('a server that is killed during a round comes back with its rooms, and players reconnect', async ({
  newPerson,
  expectedErrors,
}) => {
  expectedErrors.push('WebSocket connection to', 'Failed to load resource');
  const [host, guest] = await Promise.all([newPerson(), newPerson()]);
  const code = await openRoom(host, { max_rounds: 2, time_limit: 120, allow_hints: true });
  await takeSeat(guest, code);
  await test.step('in the lobby of a phone the way out stays in reach', async () => {
    const { page } = guest;
    const size = page.viewportSize();
    await page.setViewportSize({ width: 360, height: 640 });
    await server.kill();
    await expect(page.getByText('You are cut off.')).toBeVisible();
    await tryToPress(page.getByRole('button', { name: 'Back' }));
    server = await startServer(SETTINGS);
    await expect(page.getByText('You are cut off.')).toHaveCount(0);
    await page.setViewportSize(size ?? { width: 1440, height: 900 });
  });
  await startGame(host, [guest]);
  await guest.page.getByRole('button', { name: /^Overview/ }).click();
  await expect(guest.page.getByRole('heading', { level: 3, name: 'Overview' })).toBeVisible();
  await leaveSlider(guest, '8.1');
  await guess(host, '6.0');
  await expect(guest.page.getByText('1 of 2 has guessed').first()).toBeVisible();
  const deadline = await readDeadline(guest);

  await server.kill();
  const killedAt = Date.now();
  for (const { page } of [host, guest]) {
    await expect(page.getByText('You are cut off.')).toBeVisible();
    await tryToPress(page.getByRole('button', { name: 'Leave', exact: true }));
  }
  server = await startServer(SETTINGS);
  for (const { page } of [host, guest]) {
    await expect(page.getByText('You are cut off.')).toHaveCount(0);
  }
  const outage = Date.now() - killedAt;
  const grown = (await readDeadline(guest)) - deadline;
  expect(grown, 'milliseconds the deadline has grown by').toBeGreaterThan(0);
  expect(grown).toBeLessThanOrEqual(outage + 2_000);

  await expect(guessSlider(guest.page)).toHaveValue('81');
  await expect(
    guest.page.getByRole('complementary').getByText('75', { exact: true }),
  ).toBeVisible();
  await submitButton(guest.page).click();
  const rows = await readStandings(guest);
  expect(rows.map(({ who }) => who).toSorted()).toEqual([host.name, guest.name].toSorted());
  expect(rows.find(({ who }) => who === host.name)?.note).toContain('6.0');
  expect(rows.find(({ who }) => who === guest.name)?.note).toContain('8.1');
  await nextRound(host, { guests: [guest], round: 2 });
});

/** Fails if something covers the button. Does not press it. */
function tryToPress(button: Locator): Promise<void> {
  return button.click({ trial: true });
}

/** Returns the deadline of the current round, as the server tells this player. */
async function readDeadline(person: Person): Promise<number> {
  return (await resumeSeat(person)).sight.view.progress.round.deadline;
}
