import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { findOnPath, installByDebian, isExecutable, isRoot, provide } from './programs.ts';

/** Headless shells of Chromium. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const DOWNLOAD_LIMIT_MS = 240_000;

/**
 * Returns the path of the browser for component tests and journeys. It is the one in CHROMIUM_PATH, else Chromium's
 * headless shell, which is a fifth faster, else what {@link provideChromium} finds. The shell is installed only if the
 * package manager asks no questions: as root, in CI and in containers. Throws with instructions if there is no browser.
 */
export function provideJourneyBrowser(): string {
  const found = findNamed() ?? findOnPath(SHELLS);
  if (found !== undefined) return found;
  if (isRoot()) installByDebian(['chromium-headless-shell']);
  return findOnPath(SHELLS) ?? provideChromium();
}

/**
 * Returns the path of a whole Chromium: the one in CHROMIUM_PATH, an installed one, Playwright's download, or Debian's.
 * Throws with instructions if there is none.
 */
export function provideChromium(): string {
  const found = findChromium();
  if (found !== undefined) return found;
  download();
  const what = 'Chromium, or CHROMIUM_PATH with the path of a Chromium or Chrome';
  return provide({ what, debian: ['chromium'], find: findChromium });
}

function findChromium(): string | undefined {
  const elsewhere = [...ELSEWHERE, chromium.executablePath()];
  return findNamed() ?? findOnPath(NAMES) ?? elsewhere.find(isExecutable);
}

function findNamed(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  return named && isExecutable(named) ? named : undefined;
}

function download(): void {
  console.log('No Chromium found. Downloading one with Playwright.');
  spawnSync('playwright', ['install', '--with-deps', 'chromium'], {
    stdio: 'ignore',
    timeout: DOWNLOAD_LIMIT_MS,
  });
}
