import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { findCovered } from '../../../web/testing/find-covered.ts';
import { findLostText } from '../../../web/testing/find-lost-text.ts';

/** The page is opened at the smallest size, as on a phone, and then enlarged. */
const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

/** A phone held sideways, and a desktop window at 400 % zoom. */
const LOW_SIZES = [
  { width: 844, height: 390 },
  { width: 320, height: 256 },
] as const;

/** Call it before opening a screen for {@link expectAccessible}. */
export async function startSmall(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  await page.setViewportSize(SIZES[0]);
}

/** Checks accessibility, sideways scrolling and covered elements at every size, and once in the light theme. */
export async function expectAccessible(page: Page, screen = 'the screen'): Promise<void> {
  // A tab behind another one is not painted, and its animations stand still.
  await page.bringToFront();
  await page.evaluate(() => document.fonts.ready);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, `width of ${screen} at ${size.width}`).toBeLessThanOrEqual(size.width);
    const { violations } = await (await examiner(page)).analyze();
    const found = violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]);
    expect.soft(found, `violations of ${screen} at ${size.width}`).toEqual([]);
  }
  for (const size of LOW_SIZES) {
    await page.setViewportSize(size);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, `width of ${screen} at ${size.width}`).toBeLessThanOrEqual(size.width);
    const covered = await page.evaluate(findCovered);
    expect.soft(covered, `covered on ${screen} at ${size.width}`).toEqual([]);
  }
  await page.setViewportSize(SIZES[0]);
  await expectReadableByDay(page, screen);
}

/** The light theme differs only in colours, so one size is enough. */
async function expectReadableByDay(page: Page, screen: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  const looked = (await examiner(page)).withRules(['color-contrast']);
  const { violations } = await looked.analyze();
  const found = violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]);
  expect.soft(found, `contrast of ${screen} by day`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
}

/** The script is long, and is sent twice for each check unless the page has it already. */
async function examiner(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window);
  // The pages have no frames. The usual mode would open another page to collect their results.
  return new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) }).setLegacyMode();
}

const LARGE_TEXT_SIZES = [SIZES[0], { width: 1440, height: 900 }] as const;

/** Doubles all text, as a reader's own setting does, and looks for lost text. */
export async function expectReadableTwiceAsLarge(page: Page, screen: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  for (const size of LARGE_TEXT_SIZES) {
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
  await page.setViewportSize(LARGE_TEXT_SIZES[0]);
}
