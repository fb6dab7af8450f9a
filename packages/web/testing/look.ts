import axe from 'axe-core';
import { expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import { findCovered } from './find-covered.ts';
import { findCutWords } from './find-cut-words.ts';
import { findLostText } from './find-lost-text.ts';

type Media = Readonly<{
  colorScheme?: 'dark' | 'light';
  forcedColors?: 'active' | 'none';
  reducedMotion?: 'reduce' | 'no-preference';
}>;

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Sets media features of the page that the tests run in. */
    emulateMedia: (media: Media) => Promise<void>;
  }
}

/** The widths for which the product is designed, in CSS pixels, the smallest first. */
export const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

/** A phone held sideways, and a desktop's window at 400 % zoom. */
const LOW_SIZES = [
  { width: 844, height: 390 },
  { width: 320, height: 256 },
] as const;

/** The smallest phone. */
const SMALLEST = { width: 360, height: 640 } as const;

export async function setSize({ width, height }: Readonly<{ width: number; height: number }>) {
  await page.viewport(width, height);
}

/**
 * Expects no violation of axe at the smallest width, readable contrast in the light theme, no sideways scrolling at any
 * width, and no covered heading or focused control in a low window.
 */
export async function expectAccessible(screen: string): Promise<void> {
  await document.fonts.ready;
  for (const { width, height } of [...SIZES, ...LOW_SIZES]) {
    await page.viewport(width, height);
    const message = `width of ${screen} at ${width}`;
    await expect
      .poll(() => document.documentElement.scrollWidth, { message })
      .toBeLessThanOrEqual(width);
  }
  await expectUncovered(screen);
  await setSize(SIZES[0]);
  expect.soft(await findViolations(), `violations on ${screen}`).toEqual([]);
  await emulateTheme('light');
  const byDay = await findViolations(['color-contrast']);
  expect.soft(byDay, `contrast of ${screen} in the light theme`).toEqual([]);
  await emulateTheme('dark');
}

/** Applies the theme as the page's script does after a change of the system's preference. */
async function emulateTheme(colorScheme: 'dark' | 'light'): Promise<void> {
  await commands.emulateMedia({ colorScheme });
  document.documentElement.dataset.theme = colorScheme;
}

/** Expects the heading and each focused control to be visible on a small phone and in low windows. */
async function expectUncovered(screen: string): Promise<void> {
  for (const size of [SMALLEST, ...LOW_SIZES]) {
    await setSize(size);
    const message = `covered on ${screen} at ${size.width} by ${size.height}`;
    await expect.poll(findCovered, { message }).toEqual([]);
  }
}

/** Expects all words to be completely readable on the smallest phone; `names` may be cut. */
export async function expectUncut(screen: string, names: readonly string[] = []): Promise<void> {
  await document.fonts.ready;
  await setSize(SMALLEST);
  await expect.poll(() => findCutWords(names), { message: `cut on ${screen}` }).toEqual([]);
}

/** Expects no lost text at twice the text size, on a phone and on a desktop. */
export async function expectReadableTwiceAsLarge(screen: string): Promise<void> {
  await document.fonts.ready;
  const { style } = document.documentElement;
  style.fontSize = '200%';
  try {
    for (const size of [SIZES[0], SIZES[2]]) {
      await setSize(size);
      const message = `lost text of ${screen} at ${size.width}`;
      await expect.poll(findLostText, { message }).toEqual([]);
    }
  } finally {
    style.fontSize = '';
    await setSize(SIZES[0]);
  }
}

/** Text spacing that a reader may set with a style sheet. @see https://www.w3.org/TR/WCAG22/#text-spacing */
const TEXT_SPACING =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}';

/** Expects no lost text with spaced text, on a phone and on a desktop. */
export async function expectReadableSpacedOut(screen: string): Promise<void> {
  await document.fonts.ready;
  const sheet = document.createElement('style');
  sheet.textContent = TEXT_SPACING;
  document.head.append(sheet);
  try {
    for (const size of [SIZES[0], { width: 1280, height: 800 }]) {
      await setSize(size);
      const message = `lost text of ${screen} at ${size.width} with spaced text`;
      await expect.poll(findLostText, { message, timeout: 4000 }).toEqual([]);
    }
  } finally {
    sheet.remove();
    await setSize(SIZES[0]);
  }
}

/** Sets media features until the end of the test. */
export async function emulateMedia(media: Media): Promise<void> {
  await commands.emulateMedia(media);
}

/**
 * Checks all rules of axe, or the named ones, on the whole page. Colours that are still changing are finished first.
 */
async function findViolations(rules?: string[]) {
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish();
  }
  const { violations } = await axe.run(document, rules === undefined ? {} : { runOnly: rules });
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
