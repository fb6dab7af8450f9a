import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/**
 * `headless` has no window to be seen in, and computes a fifth less; where it can't be had a whole one stands in for it.
 * `whole` is what people have.
 */
export type ChromiumKind = 'headless' | 'whole';

const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const NAMES = {
  headless: ['chromium-headless-shell', 'chrome-headless-shell', ...WHOLE],
  whole: WHOLE,
} as const;

const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** How the usual package managers install a browser, tried in this order. */
const PACKAGES = [
  ['apt-get', 'update', '&&', 'apt-get', 'install', '-y', 'chromium'],
  ['dnf', 'install', '-y', 'chromium'],
  ['pacman', '-Sy', '--noconfirm', 'chromium'],
  ['apk', 'add', 'chromium'],
  ['brew', 'install', '--cask', 'chromium'],
];
const HEADLESS_PACKAGES = [
  ['apt-get', 'update', '&&', 'apt-get', 'install', '-y', 'chromium-headless-shell'],
];

const DOWNLOAD_LIMIT_MS = 240_000;

/**
 * The path of a Chromium for browser tests: the one named by CHROMIUM_PATH, one that is installed, Playwright's
 * download, or one from the system's package manager. Throws with what to do if none can be had.
 */
export function provideChromium(kind: ChromiumKind): string {
  const found = findChromium(kind);
  if (found !== undefined) return found;
  console.log('No Chromium found: fetching one for the browser tests');
  const ways = [
    download,
    ...(kind === 'headless' ? [() => installPackage(HEADLESS_PACKAGES)] : []),
    () => installPackage(PACKAGES),
  ];
  for (const fetchOne of ways) {
    fetchOne();
    const fetched = findChromium(kind);
    if (fetched !== undefined) return fetched;
  }
  throw new Error(
    'The browser tests need Chromium. Install it with your package manager (for example "apt-get install chromium"), ' +
      'or set CHROMIUM_PATH to a Chromium or Chrome that you have.',
  );
}

function findChromium(kind: ChromiumKind): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = NAMES[kind].flatMap((name) => folders.map((folder) => join(folder, name)));
  const candidates = [
    ...(named ? [named] : []),
    ...onPath,
    ...ELSEWHERE,
    chromium.executablePath(),
  ];
  return candidates.find(isExecutable);
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
