import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { provideChromium } from './chromium.ts';

// Draws the icons and pictures for installing the game in a browser. `node scripts/render-icons.ts` redraws the icons
// from icon.svg. With the address of a running game it retakes the pictures as well.

const PUBLIC = join(import.meta.dirname, '../packages/web/public');
const ICONS = join(PUBLIC, 'icons');

/** Systems cut shapes out of these icons, so the ground fills them and the art stays in the middle. */
const FULL_BLEED = { ground: '#8E1B2C', art: 0.74 };

const origin = process.argv[2];
const browser = await chromium.launch({
  executablePath: provideChromium(),
  args: ['--no-sandbox', '--no-first-run', '--disable-background-networking', '--disable-sync'],
});
await mkdir(ICONS, { recursive: true });
const svg = await readFile(join(PUBLIC, 'icon.svg'), 'utf8');
await drawIcon({ name: 'icon-192.png', size: 192, art: 1, ground: 'transparent' });
await drawIcon({ name: 'icon-512.png', size: 512, art: 1, ground: 'transparent' });
await drawIcon({ name: 'maskable-512.png', size: 512, ...FULL_BLEED });
await drawIcon({ name: 'apple-touch-icon.png', size: 180, ...FULL_BLEED, art: 0.94 });
if (origin !== undefined) {
  await takePictures({ shape: 'wide', width: 1280, height: 800, density: 1 });
  await takePictures({ shape: 'narrow', width: 360, height: 640, density: 2 });
}
await browser.close();

async function drawIcon(
  icon: Readonly<{ name: string; size: number; art: number; ground: string }>,
): Promise<void> {
  const page = await browser.newPage({ viewport: { width: icon.size, height: icon.size } });
  const side = Math.round(icon.size * icon.art);
  const image = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-content:center;background:${icon.ground}">
      <img src="${image}" width="${side}" height="${side}" style="display:block"></body>`,
  );
  await page.locator('img').evaluate((element: HTMLImageElement) => element.decode());
  await page.screenshot({ path: join(ICONS, icon.name), omitBackground: true });
  await page.close();
}

/** Takes pictures of the home screen and of a game's first film. */
async function takePictures(
  about: Readonly<{ shape: string; width: number; height: number; density: number }>,
): Promise<void> {
  const { shape, width, height, density } = about;
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: density,
    baseURL: origin ?? '',
  });
  await page.goto('/game/home');
  await takePicture(page, `home-${shape}.jpg`);
  await page.goto('/game/solo-create');
  await page.getByRole('button', { name: 'Play 5 films' }).click();
  await page.getByRole('slider', { name: 'Your guess' }).waitFor();
  await page.getByRole('button', { name: 'Lift curtain' }).click();
  await page.getByRole('img', { name: /^Poster/ }).waitFor();
  await takePicture(page, `film-${shape}.jpg`);
  await page.close();
}

async function takePicture(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.screenshot({
    path: join(ICONS, name),
    type: 'jpeg',
    quality: 72,
    animations: 'disabled',
  });
}
