import { expect } from '@playwright/test';
import { openCluster } from '../steps/cluster.ts';
import { guess, nextRound, readStandings, startGame } from '../steps/room.ts';
import { makeTwoBuilds, type TwoBuilds } from '../steps/two-builds.ts';
import { countLoads, fetchNothingAhead, isAlive, readVersion } from '../steps/versions.ts';
import { test as journey, openSplitRoom } from './cluster-journey.ts';

const PATHS = ['/landing', '/game/home', '/game/settings', '/game/daily', '/game/solo-create'];

/** Both servers start with the first of two builds. */
const test = journey.extend<{ twoBuilds: TwoBuilds }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it takes
  twoBuilds: async ({}, use) => {
    const twoBuilds = await makeTwoBuilds();
    await use(twoBuilds);
    await twoBuilds.remove();
  },
  cluster: async ({ twoBuilds }, use, testInfo) => {
    testInfo.slow();
    const cluster = await openCluster({ builds: twoBuilds.builds });
    await use(cluster);
    await cluster.close();
  },
});

test('servers that are upgraded one after the other lose no page, no seat and no guess', async ({
  cluster,
  newGuest,
  twoBuilds,
}) => {
  const { host, guests } = await openSplitRoom({ cluster, newGuest }, 2);
  const [bea, cy] = guests;
  const players = [host, bea, cy];
  await startGame(host, guests);
  await guess(bea, '7.1');
  // These pages are of the first build and have loaded the scripts of no other screen.
  const [early, late] = [await newGuest('Early'), await newGuest('Late')];
  for (const { page } of [early, late]) {
    await fetchNothingAhead(page);
    await page.goto('/game/home');
  }
  const version = await readVersion(early.page);
  const loads = [...players, early, late].map(({ page }) => countLoads(page));
  await twoBuilds.upgrade();

  await test.step('one server has the new build', async () => {
    await cluster.restart('a');
    await early.page.getByRole('link', { name: 'Settings' }).first().click();
    await expect(early.page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
    const { page } = await newGuest('Visitor');
    // Each page is opened twice, because a request goes to either server.
    for (const path of [...PATHS, ...PATHS]) {
      await page.goto(path);
      await expect.poll(() => isAlive(page), { message: path }).toBe(true);
    }
    await guess(cy, '8.1');
  });

  await test.step('both servers have the new build', async () => {
    await cluster.restart('b');
    await late.page.getByRole('link', { name: 'Settings' }).first().click();
    await expect(late.page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
    await guess(host, '6.1');
    const notes = (await readStandings(cy)).map(({ note }) => note).join('\n');
    for (const rating of ['6.1', '7.1', '8.1']) expect(notes).toContain(rating);
    await nextRound(host, { guests, round: 2 });
    for (const person of players) await guess(person, '5.0');
    expect(await readStandings(host)).toHaveLength(3);
  });

  // No page reloaded, so the scripts of the first build came from the new servers.
  expect(loads.map((count) => count())).toEqual([0, 0, 0, 0, 0]);
  expect(await readVersion(late.page)).toBe(version);
  await late.page.reload();
  expect(await readVersion(late.page)).not.toBe(version);
});
