import type { Page } from '@playwright/test';

/** Simulates a slow connection, so that a screen's script is only requested when the screen is shown. */
export async function fetchNothingAhead(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { prototype } = Reflect.get(window, 'NetworkInformation');
    Object.defineProperty(prototype, 'effectiveType', { get: () => '3g' });
  });
}

/** Returns the page's version, which is in its first script. */
export function readVersion(page: Page): Promise<string> {
  return page.locator('meta[name=scripts]').getAttribute('content').then(String);
}

/** Returns a function that counts the page's loads since this call. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => loads++);
  return () => loads;
}

/** Returns true once the app has taken the page over. Before that it keeps early presses. */
export function isAlive(page: Page): Promise<boolean> {
  return page.evaluate(() => !('earlyPresses' in window)).catch(() => false);
}
