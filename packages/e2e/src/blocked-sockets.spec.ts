import { type Browser, expect } from '@playwright/test';
import { freePort } from '../../../scripts/free-port.ts';
import { type Blockade, openGate } from './steps/gate.ts';
import { type OwnServer, startServer } from './steps/own-server.ts';
import {
  guess,
  nextRound,
  openRoom,
  type Person,
  readStandings,
  seatsTaken,
  startGame,
  test,
} from './steps/room.ts';
import { watchOperations, withOlderWire } from './steps/sent-operations.ts';

const PORT = await freePort();

test.use({ baseURL: `http://localhost:${PORT}` });

let server: OwnServer;
test.beforeAll(async () => {
  server = await startServer({ PORT: String(PORT) });
});
test.afterAll(() => server.stop());

/** A guest whose network blocks WebSockets takes a seat. */
async function takeSeatBehind(
  blockade: Blockade,
  { browser, code, name }: Readonly<{ browser: Browser; code: string; name: string }>,
) {
  const gate = await openGate(0, blockade);
  gate.lead(PORT);
  const context = await browser.newContext();
  const page = await context.newPage();
  const sentOn = watchOperations(page);
  const streams: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql/stream')) streams.push(request.url());
  });
  await page.goto(`${gate.origin}/join/${code}`);
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Take a seat' }).click();
  // Two handshakes time out before this.
  await expect(page.getByText(/^Waiting for /)).toBeVisible({ timeout: 90_000 });
  return {
    person: { page, name } satisfies Person,
    sentOn,
    streams,
    async leave() {
      await context.close();
      await gate.close();
    },
  };
}

test('two players reach the podium although one network blocks WebSockets', async ({
  newPerson,
  browser,
}) => {
  const host = await newPerson();
  const code = await openRoom(host, { max_rounds: 2 });
  const { person: guest, ...network } = await takeSeatBehind(403, { browser, code, name: 'Bea' });
  await startGame(host, [guest]);
  await guess(guest, '7.1');
  await guess(host, '6.0');
  const rows = await readStandings(guest);
  expect(rows.find(({ who }) => who === 'Bea')?.note).toContain('7.1');
  await nextRound(host, { guests: [guest], round: 2 });
  await guess(host, '6.5');
  await expect(guest.page.getByText('1 of 2 has guessed').first()).toBeVisible();
  await guess(guest, '8.2');
  await readStandings(host);
  await host.page.getByRole('button', { name: 'To the podium' }).click();
  for (const { page } of [host, guest]) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/wins?$/);
  }
  expect(network.sentOn('guess')).toEqual(['http', 'http']);
  expect(network.streams).not.toEqual([]);
  await network.leave();
});

// A socket that never answers is given up after its time limit, and waiting for that takes long.
for (const [blockade, when] of [
  [400, ''],
  ['hangs up', ''],
  ['never answers', ' @nightly'],
] as const) {
  test(`a lobby is live behind a network that blocks WebSockets: ${blockade}${when}`, async ({
    newPerson,
    browser,
  }) => {
    const [host, other] = await Promise.all([newPerson(), newPerson()]);
    const code = await openRoom(host, { max_players: 4 });
    const { person: guest, ...network } = await takeSeatBehind(blockade, {
      browser,
      code,
      name: 'Bea',
    });
    expect(network.streams).not.toEqual([]);
    await expect(guest.page.getByText('You are cut off.')).toHaveCount(0);
    await other.page.goto(`/join/${code}`);
    await other.page.getByRole('button', { name: 'Take a seat' }).click();
    await expect(guest.page.getByText(other.name, { exact: true })).toBeVisible();
    await network.leave();
  });
}

test('a second tab behind such a network takes the seat over, and the first tab says so', async ({
  newPerson,
  browser,
}) => {
  const host = await newPerson();
  const code = await openRoom(host, { max_players: 4 });
  const { person: guest, ...network } = await takeSeatBehind('hangs up', {
    browser,
    code,
    name: 'Bea',
  });
  await expect.poll(() => network.streams.length).toBeGreaterThan(0);
  const second = await guest.page.context().newPage();
  await second.goto(new URL(`/join/${code}`, guest.page.url()).href);
  await expect(second.getByText(/^Waiting for /)).toBeVisible();
  await expect(guest.page.getByRole('heading', { name: 'You play elsewhere now' })).toBeVisible();
  await network.leave();
});

test('a tab older than its server says so on an event stream, and keeps its seat', async ({
  newPerson,
  browser,
}) => {
  const host = await newPerson();
  const code = await openRoom(host, {});
  const { person: guest, ...network } = await takeSeatBehind('hangs up', {
    browser,
    code,
    name: 'Bea',
  });
  const { page } = guest;
  await page.route('**/graphql/stream', (route) =>
    route.continue({ postData: withOlderWire(route.request().postData() ?? '') }),
  );
  await page.reload();
  await expect(page.getByRole('heading', { name: 'There is a new version' })).toBeVisible();
  await expect(seatsTaken(host.page)).toContainText('2 of ');
  await page.unroute('**/graphql/stream');
  await page.reload();
  await expect(page.getByText(/^Waiting for /)).toBeVisible();
  await network.leave();
});
