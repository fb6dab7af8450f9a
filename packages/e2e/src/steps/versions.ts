import type { Page } from '@playwright/test';

/** As on a slow connection, so that a screen's script is asked for when the screen is shown. */
export async function fetchNothingAhead(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { prototype } = Reflect.get(window, 'NetworkInformation');
    Object.defineProperty(prototype, 'effectiveType', { get: () => '3g' });
  });
}

/** The script that the page begins with tells its version. */
export function readVersion(page: Page): Promise<string> {
  return page.locator('meta[name=scripts]').getAttribute('content').then(String);
}

/** How often the page was loaded since. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => loads++);
  return () => loads;
}

/** True once the app has taken the page over: it keeps early presses until then. */
export function isAlive(page: Page): Promise<boolean> {
  return page.evaluate(() => !('earlyPresses' in window)).catch(() => false);
}
