import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The engine alone, without a browser's windows around it. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** How package managers that have the engine alone install it. */
const SHELL_PACKAGES = [
  ['apt-get', 'update', '&&', 'apt-get', 'install', '-y', 'chromium-headless-shell'],
];

/** How the usual package managers install a browser, tried in this order. */
const PACKAGES = [
  ['apt-get', 'update', '&&', 'apt-get', 'install', '-y', 'chromium'],
  ['dnf', 'install', '-y', 'chromium'],
  ['pacman', '-Sy', '--noconfirm', 'chromium'],
  ['apk', 'add', 'chromium'],
  ['brew', 'install', '--cask', 'chromium'],
];

const FETCHING = 'No Chromium found: fetching one';
const DOWNLOAD_LIMIT_MS = 240_000;

/**
 * The path of what runs journeys: Chromium's engine alone where it is there or can be had as a package, as it shows the
 * same pages in a fifth less time, and otherwise what {@link provideChromium} finds.
 */
export function provideJourneyBrowser(): string {
  const findOne = () => findNamed() ?? findOnPath(SHELLS) ?? findChromium();
  const found = findOne();
  if (found !== undefined) return found;
  console.log(FETCHING);
  installPackage(SHELL_PACKAGES);
  return findOne() ?? provideChromium();
}

/**
 * The path of a whole Chromium: the one named by CHROMIUM_PATH, one that is installed, Playwright's
 * download, or one from the system's package manager. Throws with what to do if none can be had.
 */
export function provideChromium(): string {
  const found = findChromium();
  if (found !== undefined) return found;
  console.log(FETCHING);
  download();
  const downloaded = findChromium();
  if (downloaded !== undefined) return downloaded;
  installPackage(PACKAGES);
  const installed = findChromium();
  if (installed !== undefined) return installed;
  throw new Error(
    'This needs Chromium. Install it with your package manager (for example "apt-get install chromium"), ' +
      'or set CHROMIUM_PATH to a Chromium or Chrome that you have.',
  );
}

function findChromium(): string | undefined {
  const elsewhere = [...ELSEWHERE, chromium.executablePath()];
  return findNamed() ?? findOnPath(NAMES) ?? elsewhere.find(isExecutable);
}

function findNamed(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  return named && isExecutable(named) ? named : undefined;
}

function findOnPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
}

function download(): void {
  spawnSync('playwright', ['install', '--with-deps', 'chromium'], {
    stdio: 'ignore',
    timeout: DOWNLOAD_LIMIT_MS,
  });
}

function installPackage(commands: readonly (readonly string[])[]): void {
  const privileged = process.getuid?.() === 0 ? '' : 'sudo -n ';
  for (const command of commands) {
    const [manager = ''] = command;
    if (spawnSync('which', [manager]).status !== 0) continue;
    const prefix = manager === 'brew' ? '' : privileged;
    const line = command.join(' ').replaceAll(manager, `${prefix}${manager}`);
    if (spawnSync('sh', ['-c', line], { stdio: 'ignore' }).status === 0) return;
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
