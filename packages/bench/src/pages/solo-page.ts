import type { Puppeteer } from 'lighthouse';

const DRAWN_WITHIN_MS = 15_000;

/** Begins a solo game with every genre in the tab, and waits until its film is on the screen. */
export async function startSoloGame(page: Puppeteer.Page, origin: string): Promise<void> {
  await page.goto(`${origin}/game/solo-create`);
  await page.locator('::-p-aria([name="Play 5 films"][role="button"])').click();
  await page.waitForSelector('[role="slider"], input[type="range"]', { timeout: DRAWN_WITHIN_MS });
}
