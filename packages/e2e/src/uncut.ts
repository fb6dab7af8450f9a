import { expect, type Page } from '@playwright/test';
import { findCutWords } from '../../web/testing/find-cut-words.ts';

/** The smallest phone. */
export const SMALL = { width: 360, height: 640 } as const;

/**
 * Looks for words that do not fit: wider than their own box, outside of one that cuts them off, or beyond the page.
 * Names may be cut: they are players' own, and can be read in full elsewhere. Films are not translated.
 */
export async function expectUncut(
  page: Page,
  { screen, names = [] }: Readonly<{ screen: string; names?: readonly string[] }>,
): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const found = () => page.evaluate(findCutWords, names);
  await expect.soft.poll(found, { message: `cut on ${screen}`, timeout: 3000 }).toEqual([]);
}
