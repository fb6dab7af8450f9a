import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { freePort } from '../../../scripts/free-port.ts';
import { type Balancer, openBalancer } from './steps/balancer.ts';
import { guessSlider, startSoloGame } from './steps/journey.ts';
import { makeOtherBuild, type OtherBuild } from './steps/other-build.ts';
import { type OwnServer, startServer } from './steps/own-server.ts';
import { test as base, openRoom } from './steps/room.ts';
import { countLoads, fetchNothingAhead, isAlive, readVersion } from './steps/versions.ts';

type Upgrade = Readonly<{
  balancer: Balancer;
  before: number;
  after: number;
  /** Ends the server of the version before, and starts one of the other version on its store. Resolves to its port. */
  replace: () => Promise<number>;
}>;

/** Two servers of different versions behind one balancer, each on a store of its own. */
const test = base.extend<{ upgrade: Upgrade }, { otherBuild: OtherBuild }>({
  otherBuild: [
    async ({ browserName: _ }, use) => {
      const build = await makeOtherBuild();
      await use(build);
      await build.remove();
    },
    { scope: 'worker' },
  ],
  upgrade: async ({ otherBuild }, use, testInfo) => {
    testInfo.slow();
    const balancer = await openBalancer();
    const folder = () => mkdtempSync(join(tmpdir(), 'out-of-ten-'));
    const store = folder();
    const servers: OwnServer[] = [];
    const start = async (dataDir: string, build?: OtherBuild) => {
      const port = await freePort();
      const settings = { PUBLIC_URL: balancer.origin, DATA_DIR: dataDir, PORT: String(port) };
      servers.push(await startServer(settings, build));
      return port;
    };
    const before = await start(store);
    const replace = async () => {
      await servers[0]?.kill();
      return start(store, otherBuild);
    };
    await use({ balancer, before, after: await start(folder(), otherBuild), replace });
    await balancer.close();
    for (const server of servers) await server.kill();
  },
  baseURL: async ({ upgrade }, use) => use(upgrade.balancer.origin),
});

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(
    'Failed to load resource',
    'Failed to fetch',
    'Refused to apply style',
    'could not be loaded',
    'occurred in',
    'WebSocket connection',
  );
});

test('a screen whose script an upgrade has removed is shown after one reload', async ({
  page,
  upgrade: { balancer, before, after },
}) => {
  balancer.lead([before]);
  await fetchNothingAhead(page);
  await page.goto('/game/home');
  const version = await readVersion(page);
  const loads = countLoads(page);
  balancer.lead([after]);
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  expect(await readVersion(page)).not.toBe(version);
  expect(loads()).toBe(1);
});

test('a solo game continues in a page that reloads itself into another version', async ({
  page,
  upgrade: { balancer, before, after },
}) => {
  balancer.lead([before]);
  const { title } = await startSoloGame(page);
  const version = await readVersion(page);
  balancer.lead([after]);
  const loading = page.waitForEvent('load');
  await page.evaluate(() => void Reflect.get(window, 'reloadOnce')());
  await loading;
  await expect(guessSlider(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  expect(await readVersion(page)).not.toBe(version);
});

test('a seat that is taken during an upgrade is kept', async ({
  newPerson,
  upgrade: { balancer, before, replace },
}) => {
  balancer.lead([before]);
  const host = await newPerson();
  const code = await openRoom(host, {});
  const guest = await newPerson();
  await fetchNothingAhead(guest.page);
  await guest.page.goto(`/join/${code}`);
  const button = guest.page.getByRole('button', { name: 'Take a seat' });
  // The button is there before the room is loaded.
  await expect(guest.page.getByRole('heading', { name: 'Friday film night' })).toBeVisible();
  const loads = countLoads(guest.page);
  balancer.lead([await replace()]);
  await button.click();
  await expect(guest.page.getByText(/^Waiting for /)).toBeVisible();
  expect(loads()).toBe(1);
});

test('pages load while requests go to two versions in turn', async ({
  page,
  upgrade: { balancer, before, after },
}) => {
  balancer.lead([before, after]);
  for (const path of ['/landing', '/game/home', '/game/settings', '/game/home']) {
    await page.goto(path);
    await expect.poll(() => isAlive(page), { message: path }).toBe(true);
  }
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await page.goto('/game/solo-create');
  await page.getByRole('button', { name: /^Play( \d+ films)?$/ }).click();
  await expect(guessSlider(page)).toBeVisible();
});
