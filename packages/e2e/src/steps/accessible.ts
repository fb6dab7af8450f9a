import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { findCovered } from '../../../web/testing/find-covered.ts';

/** Opened at the smallest, as a phone does, then drawn out. */
const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

/** A phone held sideways, and a desktop's window at 400 % zoom. */
const LOW_SIZES = [
  { width: 844, height: 390 },
  { width: 320, height: 256 },
] as const;

/** Before a screen is opened that {@link expectAccessible} is to look at. */
export async function startSmall(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  await page.setViewportSize(SIZES[0]);
}

/** Looks for what hinders people, sideways scrolling and what is covered, at every size, and once by day. */
export async function expectAccessible(page: Page, screen = 'the screen'): Promise<void> {
  // A tab behind another is not painted, and what changes in it stays as it was.
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

/** The light theme differs in colours alone: one size tells all there is to tell of it. */
async function expectReadableByDay(page: Page, screen: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  const looked = (await examiner(page)).withRules(['color-contrast']);
  const { violations } = await looked.analyze();
  const found = violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]);
  expect.soft(found, `contrast of ${screen} by day`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
}

/** It is long, and handed over twice each time unless the page is said to have it. */
async function examiner(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window);
  // There are no frames to gather from, for which it would open a page of its own.
  return new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) }).setLegacyMode();
}
