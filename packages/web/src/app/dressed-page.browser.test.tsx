import type { Motion, Theme } from '@outoften/rules/player/saved-data';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { emulateMedia } from '../../testing/look.ts';
import { showApp } from '../../testing/show-app.tsx';
import { installStubServer } from '../../testing/stub-server.ts';
import { installNewVisitor } from '../../testing/visitor.ts';
import { savedData } from '../saved-data/use-saved-data.ts';
import { keepPageDressed } from './start-page.ts';

installStubServer();
installNewVisitor();
keepPageDressed();

const root = document.documentElement;
const address = location.href;

afterEach(async () => {
  history.replaceState(null, '', address);
  await emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
});

test.each([
  { theme: 'system', scheme: 'light', shown: 'light' },
  { theme: 'system', scheme: 'dark', shown: 'dark' },
  { theme: 'light', scheme: 'dark', shown: 'light' },
  { theme: 'dark', scheme: 'light', shown: 'dark' },
] as const)('the theme $theme is $shown if the system is $scheme', async (row) => {
  choose({ theme: row.theme });
  await emulateMedia({ colorScheme: row.scheme });
  await expectTheme(row.shown);
});

test.each([
  { theme: 'system', shown: 'dark' },
  { theme: 'light', shown: 'light' },
] as const)('with the theme $theme a stage is $shown by day', async ({ theme, shown }) => {
  await emulateMedia({ colorScheme: 'light' });
  history.replaceState(null, '', '/stage/nowhere');
  choose({ theme });
  await expectTheme(shown);
});

test.each([
  { motion: 'system', system: 'no-preference', shown: 'full' },
  { motion: 'system', system: 'reduce', shown: 'less' },
  { motion: 'less', system: 'no-preference', shown: 'less' },
] as const)('motion $motion is $shown if the system says $system', async (row) => {
  await emulateMedia({ reducedMotion: row.system });
  choose({ motion: row.motion });
  await expect.poll(() => root.dataset.motion).toBe(row.shown);
});

test('with less motion, home has no animation', async () => {
  await emulateMedia({ reducedMotion: 'no-preference' });
  choose({ motion: 'less' });
  await showApp('/game/home');
  await expect.element(page.getByRole('link', { name: /Solo Game/ })).toBeVisible();
  expect(longestAnimation()).toBeLessThan(0.001);
  choose({ motion: 'system' });
  expect(longestAnimation()).toBeGreaterThan(0.1);
});

test.each(['{"version":1,"settings":', 'null', '{"settings":null}', '{"settings":{"theme":7}}'])(
  'a page follows the system’s theme if %s was saved',
  async (text) => {
    localStorage.setItem('out-of-ten', text);
    delete root.dataset.theme;
    // The script in the head of a page that opens now.
    await import(/* @vite-ignore */ `../../build/dress-page.js?saved=${encodeURIComponent(text)}`);
    await expectTheme('dark');
  },
);

/** Expects the page to have the theme and its background colour. */
async function expectTheme(theme: 'dark' | 'light'): Promise<void> {
  await expect.poll(() => root.dataset.theme).toBe(theme);
  const ground = getComputedStyle(root);
  const sample = document.createElement('div');
  sample.style.color = ground.getPropertyValue('--room');
  document.body.append(sample);
  expect(ground.backgroundColor).toBe(getComputedStyle(sample).color);
  sample.remove();
  const bar = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  expect(bar?.content).toBe(theme === 'light' ? '#efe4cd' : '#17101a');
}

function choose(chosen: Partial<Readonly<{ theme: Theme; motion: Motion }>>): void {
  savedData.save({ settings: { ...savedData.getState().data.settings, ...chosen } });
}

/** The duration of the longest visible animation, in seconds. */
function longestAnimation(): number {
  const times = [...document.querySelectorAll('*')].flatMap((element) =>
    [undefined, '::before', '::after'].map((part) =>
      Number.parseFloat(getComputedStyle(element, part).animationDuration),
    ),
  );
  return Math.max(0, ...times);
}
