import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** How the usual package managers install a browser, tried in this order. */
const PACKAGE_MANAGERS = [
  ['apt-get', 'update', '&&', 'apt-get', 'install', '-y', 'chromium'],
  ['dnf', 'install', '-y', 'chromium'],
  ['pacman', '-Sy', '--noconfirm', 'chromium'],
  ['apk', 'add', 'chromium'],
  ['brew', 'install', '--cask', 'chromium'],
];

const DOWNLOAD_LIMIT_MS = 240_000;

/**
 * The path of a Chromium for browser tests: the one named by CHROMIUM_PATH, one that is installed, Playwright's
 * download, or one from the system's package manager. Throws with what to do if none can be had.
 */
export function provideChromium(): string {
  const found = findChromium();
  if (found !== undefined) return found;
  console.log('No Chromium found: fetching one for the browser tests');
  download();
  const downloaded = findChromium();
  if (downloaded !== undefined) return downloaded;
  installPackage();
  const installed = findChromium();
  if (installed !== undefined) return installed;
  throw new Error(
    'The browser tests need Chromium. Install it with your package manager (for example "apt-get install chromium"), ' +
      'or set CHROMIUM_PATH to a Chromium or Chrome that you have.',
  );
}

function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
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

function installPackage(): void {
  const privileged = process.getuid?.() === 0 ? '' : 'sudo -n ';
  for (const command of PACKAGE_MANAGERS) {
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
