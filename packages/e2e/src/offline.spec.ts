import { createHash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { freePort } from '../../../scripts/free-port.ts';
import { becomePlayer } from './steps/account.ts';
import { type Gate, openGate } from './steps/gate.ts';
import { test as base, guessSlider, nextDraw } from './steps/journey.ts';
import { startServer } from './steps/own-server.ts';
import { submitGuess } from './steps/submit-guess.ts';

/** A player whose browser has stored the game, at a separate server behind a gate. */
const test = base.extend<Readonly<{ gate: Gate }>>({
  gate: async ({ browserName: _ }, use, testInfo) => {
    // Slow, because it has a separate server and stores the whole game.
    testInfo.slow();
    const gate = await openGate();
    const port = await freePort();
    const server = await startServer({ PORT: String(port), PUBLIC_URL: gate.origin });
    gate.lead(port);
    await use(gate);
    await gate.close();
    await server.stop();
  },
});

test.use({ serviceWorkers: 'allow' });

// A busy machine answers so late that the browser may report a slow connection. The app then stores nothing.
test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    const { prototype } = Reflect.get(window, 'NetworkInformation');
    Object.defineProperty(prototype, 'effectiveType', { get: () => '4g' });
  }),
);

const OFFLINE = ['Failed to load resource', 'ERR_'];

/** Time for storing a whole version on a busy machine. */
const PATIENTLY = { timeout: 90_000 };

test('solo and the daily can be played completely without a network, and the page reports when it returns', async ({
  page,
  context,
  gate,
  expectedErrors,
}) => {
  expectedErrors.push(...OFFLINE);
  await install(page, gate.origin);
  expect(await page.evaluate(listKept)).not.toContainEqual(
    expect.stringMatching(/^\/(graphql|oauth2|sign-in|dev|issuer|guest|round-posters)/),
  );
  await context.setOffline(true);
  const strip = page.getByRole('region', { name: 'Offline' });
  await expect(strip).toContainText('You are offline. You can play solo games');
  await page.reload();
  await expect(page.getByText('Needs a connection')).toHaveCount(1);

  await page.getByRole('link', { name: /Solo Game/ }).click();
  await page.getByRole('button', { name: /^Play( \d+ films)?$/ }).click();
  await expect(guessSlider(page)).toBeVisible();
  await page.getByRole('button', { name: 'Lift curtain' }).click();
  await expectPicture(page);
  await page.getByRole('combobox', { name: 'Name an actor, 1 of 4' }).fill('robert de');
  await expect(page.getByRole('option', { name: 'Robert De Niro' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Name an actor, 1 of 4' }).fill('');
  await submit(page);
  await page.reload();
  await page.getByRole('button', { name: 'Next film' }).click();
  await expect(page.getByText(/^Film 2( of \d+)?$/)).toBeVisible();

  await page.goto(`${gate.origin}/game/daily`);
  await page.getByRole('button', { name: 'Lift curtain' }).click();
  await expectPicture(page);
  await submit(page);
  const guessed = page.getByRole('heading', { name: /is locked in$/ });
  await expect(guessed).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('when the network is back');
  await page.reload();
  await expect(guessed).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('region', { name: 'Your daily films' })).toContainText(
    '1 film played',
  );
  await page.goto(`${gate.origin}/game/solo-create`);
  await expect(strip).toHaveCount(0);
  const drawing = nextDraw(page);
  await page.getByRole('button', { name: /^Play( \d+ films)?$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText((await drawing).title);
});

test('a daily that a player guessed without a network goes to the account once the network is back', async ({
  browser,
  gate,
}) => {
  const context = await browser.newContext({ baseURL: gate.origin });
  const page = await context.newPage();
  await becomePlayer(page);
  await install(page, gate.origin);
  await context.setOffline(true);
  await page.goto('/game/daily');
  await submit(page);
  await expect(page.getByRole('heading', { name: /is locked in$/ })).toBeVisible();
  const merged = page.waitForResponse((answer) =>
    (answer.request().postData() ?? '').includes('MergeDailyResults'),
  );
  await context.setOffline(false);
  await expect(page.getByRole('region', { name: 'Your daily films' })).toContainText(
    '1 film played',
  );
  const { data } = await (await merged).json();
  expect(data.mergeDailyResults).toMatchObject([{ onTime: true }]);
  await context.close();
});

test('without the server the player is offered any film if no stored one matches', async ({
  page,
  gate,
  expectedErrors,
}) => {
  expectedErrors.push(...OFFLINE);
  await page.goto(gate.origin);
  gate.replace('/film-pack.json', await page.evaluate(packWithoutMusic));
  await install(page, gate.origin);
  await page.getByRole('link', { name: /Solo Game/ }).click();
  for (const name of ['Choose genres and years', 'None', 'Music', 'War', 'Western']) {
    await page.getByRole('button', { name, exact: true }).click();
  }
  await page.getByRole('dialog').getByRole('button', { name: 'Play 5 films' }).click();
  await submit(page);

  gate.shut();
  await page.getByRole('button', { name: 'Next film' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'none of the films stored on this device fits',
  );
  await page.getByRole('button', { name: 'Play any of them' }).click();
  await expect(page.getByText('The server cannot be reached.')).toBeVisible();
  await expect(page.getByText(/^Film 2( of \d+)?$/)).toBeVisible();
  await submit(page);

  gate.open();
  const drawing = nextDraw(page);
  await page.getByRole('button', { name: 'Next film' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText((await drawing).title);
});

test('a browser without space to store the game plays it over the network', async ({
  page,
  gate,
  expectedErrors,
}) => {
  expectedErrors.push(...OFFLINE, 'ServiceWorker', 'no room left');
  const full = `Cache.prototype.put = async () => {
    throw new DOMException('no room left', 'QuotaExceededError');
  };`;
  const worker = await page.request.get(`${gate.origin}/sw.js`);
  gate.replace('/sw.js', full + (await worker.text()));
  await page.addInitScript(full);
  await page.goto(`${gate.origin}/game/home`);
  await stirUntil(page, () => page.evaluate(isWorkerGone));
  await page.getByRole('link', { name: /Solo Game/ }).click();
  await page.getByRole('button', { name: /^Play( \d+ films)?$/ }).click();
  await submit(page);
  await expect(page.getByRole('button', { name: 'Next film' })).toBeVisible();
  expect(await page.evaluate(listKept)).toEqual([]);
});

test('an update waits for the player, leaves an open page intact, and may fail', async ({
  page,
  context,
  gate,
  expectedErrors,
}) => {
  expectedErrors.push(...OFFLINE, 'workbox', 'ServiceWorker', 'integrity');
  await install(page, gate.origin);
  const now = await readVersion(page);
  const strip = page.getByRole('region', { name: 'New version' });

  // The new version's page arrives broken.
  gate.replace('/sw.js', now.worker.replaceAll(now.version, 'half-way'));
  gate.replace('/game/home/index.html', '<!doctype html><title>Half-way</title>');
  await page.goto(`${gate.origin}/game/solo-create`);
  await page.getByRole('button', { name: /^Play( \d+ films)?$/ }).click();
  await expect(guessSlider(page)).toBeVisible();
  expect(await update(page)).toBe('redundant');

  const renewed = now.home.replace(/<title>[^<]*/, '<title>Renewed');
  gate.replace('/game/home/index.html', renewed);
  gate.replace('/sw.js', nextWorker(now, renewed));
  // The new version has it under another name.
  gate.replace(now.settings, undefined);
  await expectNewVersion(page);
  const other = await context.newPage();
  await other.goto(`${gate.origin}/game/home`);
  await stirUntil(other, () => other.getByRole('region', { name: 'New version' }).isVisible());
  await expect(guessSlider(page)).toBeVisible();
  await expect(strip).toHaveCount(0);

  await submit(page);
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(strip).toContainText('A new version is ready.');
  await expect(page).not.toHaveTitle('Renewed');
  // On a busy machine the worker may take its time, and a person presses again.
  await expect(async () => {
    const load = strip.getByRole('button', { name: 'Load it' });
    if (await load.isVisible()) await load.click({ timeout: 5_000 });
    expect(await page.evaluate(readTitle)).toBe('Renewed');
  }).toPass();
  await expect(page).toHaveTitle(/Home/);

  await expect(other.getByRole('region', { name: 'New version' })).toBeVisible();
  await other.getByRole('link', { name: 'Settings' }).first().click();
  await expect(other.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
});

test('a tab that wakes after another tab loaded a new version offers that version', {
  tag: '@nightly',
}, async ({ page, context, gate, expectedErrors }) => {
  expectedErrors.push(...OFFLINE);
  await install(page, gate.origin);
  // The scripts of the new version have other names.
  await bringNewVersion(page, gate, (worker, { main }) =>
    worker.replaceAll(main, '/film-pack.json'),
  );
  const asleep = await context.newPage();
  await asleep.goto(`${gate.origin}/game/home`);
  const reloading = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Load it' }).click();
  await reloading;
  const strip = asleep.getByRole('region', { name: 'New version' });
  await stirUntil(asleep, () => strip.isVisible());
  await expect(strip).toContainText('A new version is ready.');
});

test('a file that never arrives does not prevent loading the new version', {
  tag: '@nightly',
}, async ({ page, gate, expectedErrors }) => {
  expectedErrors.push(...OFFLINE);
  await install(page, gate.origin);
  await bringNewVersion(page, gate, (worker) => worker);
  // The old worker fetches this, and would wait for it for ever.
  const asked = gate.hold('/posters/never.svg');
  await page.evaluate(() => void fetch('/posters/never.svg').catch(() => undefined));
  await asked;
  const reloading = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Load it' }).click();
  await reloading;
  expect(await page.evaluate(readTitle)).toBe('Renewed');
  await expect(page.getByRole('link', { name: /Solo Game/i })).toBeVisible();
});

/** The stored films without those of the last genre. */
async function packWithoutMusic(): Promise<string> {
  const pack = await (await fetch('/film-pack.json')).json();
  const others = pack.films.filter(
    ({ genres }: { genres: string[] }) =>
      !genres.some((genre) => ['music', 'war', 'western'].includes(genre)),
  );
  return JSON.stringify({ ...pack, films: others.slice(0, 4) });
}

/** Opens the game, moves the pointer, and waits until everything is stored. */
async function install(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/game/home`);
  const kept = () =>
    page.evaluate(async () => {
      const films = await caches.match('/film-pack.json', { cacheName: 'films' });
      const puzzle = await caches.match('/daily-puzzle.json', { cacheName: 'daily' });
      return films !== undefined && puzzle !== undefined && !!navigator.serviceWorker.controller;
    });
  await stirUntil(page, kept);
}

/** The page may not notice the first move, because it has not loaded yet. */
async function stirUntil(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  let moves = 0;
  const look = async () => {
    await page.mouse.move(5, 5 + (moves++ % 2));
    return isThere();
  };
  await expect.poll(look, PATIENTLY).toBe(true);
}

/** Returns true once a worker that could store nothing is gone. */
async function isWorkerGone(): Promise<boolean> {
  const names = await caches.keys();
  const registration = await navigator.serviceWorker.getRegistration();
  return names.some((name) => name.startsWith('shell-')) && registration === undefined;
}

async function listKept(): Promise<readonly string[]> {
  const lists = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
  return (await Promise.all(lists)).flat().map(({ url }) => new URL(url).pathname);
}

async function expectPicture(page: Page): Promise<void> {
  const picture = page.getByRole('img', { name: /^Poster of/ });
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
}

async function submit(page: Page): Promise<void> {
  await submitGuess(page);
  await expect(guessSlider(page)).toHaveCount(0);
}

async function bringNewVersion(
  page: Page,
  gate: Gate,
  alter: (worker: string, before: Version) => string,
): Promise<void> {
  const before = await readVersion(page);
  const home = before.home.replace(/<title>[^<]*/, '<title>Renewed');
  gate.replace('/game/home/index.html', home);
  gate.replace('/sw.js', alter(nextWorker(before, home), before));
  await expectNewVersion(page);
}

/** The page looks for new versions itself, so an earlier try may still be running. */
async function expectNewVersion(page: Page): Promise<void> {
  await expect.poll(() => update(page), PATIENTLY).toBe('installed');
}

/** Makes the browser look for a newer worker. Returns what happened to it. */
function update(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    const worker = registration?.installing;
    if (!worker) return registration?.waiting?.state;
    return new Promise<string>((resolve) => {
      worker.addEventListener('statechange', () => resolve(worker.state));
    });
  });
}

type Version = Readonly<{
  worker: string;
  version: string;
  home: string;
  /** The script with which its pages begin. */
  main: string;
  settings: string;
}>;

async function readVersion(page: Page): Promise<Version> {
  const [worker = '', home = ''] = await page.evaluate(() =>
    Promise.all(
      ['/sw.js', '/game/home/index.html'].map(async (path) => (await fetch(path)).text()),
    ),
  );
  const [, version = ''] = /version:[`"']([\da-f]{8})/.exec(worker) ?? [];
  const [settings = ''] = /\/assets\/settings-screen-[\w-]+\.js/.exec(worker) ?? [];
  const [, main = ''] = /name="scripts" content="(\S+)/.exec(home) ?? [];
  return { worker, version, home, main, settings };
}

/** Returns the worker of another version, with another home page and the settings under another name. */
function nextWorker({ worker, version, home, settings }: Version, renewed: string): string {
  return worker
    .replaceAll(version, 'next-one')
    .replaceAll(digest(home), digest(renewed))
    .replaceAll(digest(home).slice(0, 8), digest(renewed).slice(0, 8))
    .replaceAll(settings, '/robots.txt');
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

/** Returns the title as it was sent, before the app changed it. */
async function readTitle(): Promise<string> {
  const answer = await fetch('/game/home/index.html');
  return /<title>([^<]*)/.exec(await answer.text())?.[1] ?? '';
}
