import { expect, type Page } from '@playwright/test';

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

/** Runs in the page. */
function findCutWords(names: readonly string[]): readonly string[] {
  const found: string[] = [];
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth) found.push(`the page is ${page.scrollWidth} wide`);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const element = text.parentElement;
    const words = text.textContent?.trim() ?? '';
    // A figure of a rating stands in a place of its own.
    if (element === null || words.length < 2 || names.some((name) => words.includes(name)))
      continue;
    if (element.closest('.visually-hidden, [lang="en"], script, style, option')) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (isCut(element, box)) found.push(`${words} (${element.className})`);
  }
  return found;

  function isCut(element: Element, box: DOMRect): boolean {
    for (let around: Element | null = element; around !== null; around = around.parentElement) {
      const { overflowX, display, webkitLineClamp } = getComputedStyle(around);
      if (overflowX === 'auto' || overflowX === 'scroll') return false;
      const isOwn = around === element && display !== 'inline';
      if (overflowX === 'visible' && !isOwn) continue;
      const { left, right, bottom } = around.getBoundingClientRect();
      // For readers that are not looking.
      if (right - left <= 1) return false;
      if (box.left < left - 1 || box.right > right + 1) return true;
      if (isOwn && webkitLineClamp !== 'none' && box.bottom > bottom + 1) return true;
    }
    return false;
  }
}
