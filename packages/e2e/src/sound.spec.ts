import { type BrowserContext, expect, type Page } from '@playwright/test';
import { test } from './steps/journey.ts';

const SOUND = /\/(music|sfx)\//;

/** The content of the music folder: bytes, or nothing. */
type Files = Readonly<Record<string, string | Buffer>>;

const TRACKS = ['First', 'Second'].map((title) => ({
  id: title.toLowerCase(),
  title: `The ${title} Reel`,
  composer: 'Ada Note',
  licence: 'CC BY 4.0',
  source: 'https://example.org',
  file: `${title.toLowerCase()}.mp3`,
}));

const MANIFEST = JSON.stringify(TRACKS);

const EITHER = /^Now playing: The (First|Second) Reel by Ada Note$/;

/** Serves the given sounds, and records the requests. */
async function serveSounds(context: BrowserContext, files: Files): Promise<readonly string[]> {
  const asked: string[] = [];
  await context.route(SOUND, async (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    const isSound = pathname.startsWith('/sfx/');
    const body = isSound ? silence(0.1) : files[pathname.replace('/music/', '')];
    await route.fulfill(body === undefined ? { status: 404 } : { body });
  });
  return asked;
}

/** Returns this many seconds of silence, in a format that every browser reads. */
function silence(seconds: number): Buffer {
  const rate = 8000;
  const size = Math.round(seconds * rate) * 2;
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + size, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(size, 40);
  return Buffer.concat([head, Buffer.alloc(size)]);
}

function bothTracks(seconds: number): Files {
  return {
    'manifest.json': MANIFEST,
    'first.mp3': silence(seconds),
    'second.mp3': silence(seconds),
  };
}

/** Opens the settings, and waits for the sound code to load. */
async function openSettings(page: Page): Promise<void> {
  const code = page.waitForResponse(/\/assets\/start-audio/);
  await page.goto('/game/settings');
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
  await code;
}

/** Turns sound on, as if in an earlier visit. */
async function keepSoundOn(context: BrowserContext): Promise<void> {
  const settings = {
    isAudioMuted: false,
    musicVolume: 0.1,
    uiVolume: 0.1,
    hasInteractedWithSettings: true,
    hasConfirmedTermsOfService: true,
  };
  await context.addInitScript(
    (text) => localStorage.setItem('out-of-ten', text),
    JSON.stringify({ version: 1, settings, userData: {} }),
  );
  // A look-up by the test counts as a touch of the page, too.
  await context.addInitScript(() =>
    Object.defineProperty(UserActivation.prototype, 'hasBeenActive', { get: () => false }),
  );
}

const untouched = (page: Page) => page.getByText('Music starts with your next tap.');

/** Presses on an empty place. */
async function touch(page: Page): Promise<void> {
  // A press before the code runs is lost, so the test presses again, as a player would.
  await expect(async () => {
    await page.mouse.click(5, 300);
    await expect(untouched(page)).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}

test('a new visitor loads no sound until the switch in the header turns it on', async ({
  page,
}) => {
  const asked = await serveSounds(page.context(), bothTracks(60));
  await page.goto('/game/home');
  const sound = page.getByRole('banner').getByRole('switch', { name: 'Sound' });
  await expect(sound).not.toBeChecked();
  const code = page.waitForResponse(/\/assets\/start-audio/);
  await page.getByRole('link', { name: 'How to play' }).first().click();
  await code;
  await page.goBack();
  await page.mouse.click(5, 300);
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await expect(page.getByText('The music is off.')).toBeVisible();
  await page.mouse.click(5, 300);
  expect(asked).toEqual([]);
  await page.getByRole('link', { name: 'Home' }).first().click();
  await sound.click();
  await expect.poll(() => asked).toContain('/music/manifest.json');
  await page.reload();
  await expect(sound).toBeChecked();
});

test('with sound on, a track plays after a touch, and the other track follows it', async ({
  page,
}) => {
  const asked = await serveSounds(page.context(), bothTracks(1.5));
  await keepSoundOn(page.context());
  await openSettings(page);
  await expect(untouched(page)).toBeVisible();
  expect(asked).toEqual([]);
  await touch(page);
  const line = page.getByText(EITHER);
  const first = await line.textContent();
  await expect(line).not.toHaveText(first ?? '');
  expect(asked).not.toContain('/sfx/hover.wav');
  await page.getByRole('button', { name: 'Back' }).hover();
  await expect.poll(() => asked).toContain('/sfx/hover.wav');
  const music = asked.filter((path) => path.startsWith('/music/'));
  expect(music[0]).toBe('/music/manifest.json');
  expect(new Set(music.slice(1, 3)).size).toBe(2);
});

test('no music is fetched while it is muted or its volume is 0', async ({ page }) => {
  const asked = await serveSounds(page.context(), bothTracks(60));
  await keepSoundOn(page.context());
  const music = () => asked.filter((path) => path.startsWith('/music/'));
  await openSettings(page);
  await page.getByRole('slider', { name: 'Music volume' }).fill('0');
  // The page says that music is off before the code runs that reacts to presses.
  await expect(async () => {
    await page.mouse.click(5, 300);
    await expect.poll(() => asked, { timeout: 1000 }).toContain('/sfx/podium.wav');
  }).toPass();
  await page.getByRole('switch', { name: 'Sound' }).click();
  await page.getByRole('slider', { name: 'Music volume' }).fill('50');
  await touch(page);
  await expect(page.getByText('The music is off.')).toBeVisible();
  expect(music()).toEqual([]);
  await page.getByRole('switch', { name: 'Sound' }).click();
  await expect(page.getByText(EITHER)).toBeVisible();
  expect(music()).toHaveLength(2);
});

test('of two tabs, the one that was touched last plays music', async ({ page, context }) => {
  await serveSounds(context, bothTracks(60));
  await keepSoundOn(context);
  await openSettings(page);
  await touch(page);
  await expect(page.getByText(EITHER)).toBeVisible();
  const other = await context.newPage();
  await openSettings(other);
  await touch(other);
  await expect(other.getByText(EITHER)).toBeVisible();
  await expect(page.getByText('The music plays in another tab.')).toBeVisible();
  await other.close();
  await expect(page.getByText(EITHER)).toBeVisible();
});
