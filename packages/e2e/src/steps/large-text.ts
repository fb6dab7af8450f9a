import { expect, type Page } from '@playwright/test';
import { findLostText } from '../../../web/testing/find-lost-text.ts';

const SIZES = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
] as const;

/** Doubles all text, as a reader's own setting does, and looks for lost text. */
export async function expectReadableTwiceAsLarge(page: Page, screen: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const message = `lost text of ${screen} at ${size.width}`;
    const lost = () => page.evaluate(findLostText);
    await expect.soft.poll(lost, { message, timeout: 3000 }).toEqual([]);
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  await page.setViewportSize(SIZES[0]);
}
