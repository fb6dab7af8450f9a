import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { freePort } from '../../../../scripts/free-port.ts';
import { newEmail, openSignIn, PASSWORD, readCode } from '../steps/account.ts';
import { type OwnServer, startServer } from '../steps/own-server.ts';
import {
  guess,
  nextRound,
  type Person,
  readStandings,
  seeRound,
  startGame,
  takePhone,
  test,
} from '../steps/room.ts';
import { newWalkIn, openAsWalkIn, sitDown } from '../steps/walk-in.ts';

const PORT = await freePort();
const ORIGIN = `http://localhost:${PORT}`;
const SETTINGS = { PORT: String(PORT), DATA_DIR: mkdtempSync(join(tmpdir(), 'out-of-ten-')) };

test.use({ baseURL: ORIGIN });

let server: OwnServer;
test.beforeAll(async () => {
  server = await startServer(SETTINGS);
});
test.afterAll(() => server.stop());

/** Returns everyone's points by name. */
async function readPoints(person: Person): Promise<Readonly<Record<string, number>>> {
  const rows = await readStandings(person);
  return Object.fromEntries(rows.map(({ who, points }) => [who, points]));
}

async function signUpInTheGame({ page }: Person): Promise<void> {
  const email = newEmail();
  await openSignIn(page);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByLabel('Code').fill(await readCode(page, email));
  await page.getByRole('button', { name: 'Create account' }).click();
}

test('guests keep every point of a whole game through reloads, sleep, a crash and a sign-up', async ({
  newPerson,
  browser,
  expectedErrors,
}) => {
  test.setTimeout(300_000);
  expectedErrors.push('WebSocket connection to', 'Failed to load resource', 'net::ERR');
  const host = await newWalkIn(browser, 'Анна');
  const bea = await newWalkIn(browser, 'Bea');
  const cy = await newWalkIn(browser, 'Cy');
  const dan = await newWalkIn(browser, 'Dan');
  const account = await newPerson();
  const phone = await takePhone(cy);
  const code = await openAsWalkIn(host, { rounds: 3 });
  for (const guest of [bea, cy, dan]) await sitDown(guest, code);
  await account.page.goto(`/join/${code}`);
  await account.page.getByRole('button', { name: 'Take a seat' }).click();
  const guests = [bea, cy, dan, account];
  await startGame(host, guests);

  await test.step('round 1: a reload, and a closed tab whose code is typed again', async () => {
    await bea.page.reload();
    await seeRound(bea, 1);
    await dan.page.close();
    dan.page = await dan.context.newPage();
    await dan.page.goto('/game/joining');
    await dan.page.getByRole('textbox', { name: 'Room code' }).fill(code.toLowerCase());
    await dan.page.getByRole('button', { name: 'Join' }).click();
    await seeRound(dan, 1);
    for (const [person, value] of [
      [host, '6.0'],
      [bea, '7.0'],
      [cy, '5.0'],
      [dan, '8.0'],
      [account, '6.5'],
    ] as const) {
      await guess(person, value);
    }
  });
  const first = await readPoints(host);

  await nextRound(host, { guests, round: 2 });
  await test.step('round 2: a phone without network, and a guest who signs up', async () => {
    await phone.sleep();
    await signUpInTheGame(bea);
    await bea.page.getByRole('button', { name: 'Rejoin' }).click();
    await seeRound(bea, 2);
    for (const [person, value] of [
      [host, '6.1'],
      [bea, '7.1'],
      [dan, '8.1'],
      [account, '6.6'],
    ] as const) {
      await guess(person, value);
    }
    // The round does not wait for a sleeping phone.
    await readStandings(host);
    await phone.wake();
  });
  const second = await readPoints(host);
  for (const [name, points] of Object.entries(first)) {
    expect(second[name], `points of ${name} after round 2`).toBeGreaterThanOrEqual(points);
  }

  await nextRound(host, { guests, round: 3 });
  await test.step('round 3: the server is killed and started', async () => {
    await guess(bea, '7.2');
    await server.kill();
    await expect(host.page.getByText('You are cut off.')).toBeVisible();
    server = await startServer(SETTINGS);
    await expect(host.page.getByText('You are cut off.')).toHaveCount(0);
    for (const [person, value] of [
      [host, '6.2'],
      [cy, '5.2'],
      [dan, '8.2'],
      [account, '6.7'],
    ] as const) {
      await guess(person, value);
    }
  });
  const third = await readStandings(bea);
  for (const { who, points, gain } of third) {
    expect(points - gain, `points of ${who} before round 3`).toBe(second[who]);
  }
  expect(third.map(({ who }) => who).toSorted()).toEqual(
    ['Анна', 'Bea', 'Cy', 'Dan', account.name].toSorted(),
  );
  await Promise.all([host, bea, cy, dan].map(({ context }) => context.close()));
});
