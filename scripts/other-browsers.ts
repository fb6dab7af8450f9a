import { globSync } from 'node:fs';
import { findOnPath, installPackage, isExecutable, isRoot } from './programs.ts';

/** The programs for driving WebKitGTK: its WebDriver, its own browser, and a virtual screen. */
export type WebKitPrograms = Readonly<{ driver: string; browser: string; screen: string }>;

/** Where distributions install WebKitGTK's own browser. It is not on the path. */
const MINI_BROWSERS = [
  '/usr/lib/*/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/*/webkitgtk-6.0/MiniBrowser',
  '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
  '/usr/libexec/webkitgtk-6.0/MiniBrowser',
];

/**
 * Returns the path of Firefox: the one in FIREFOX_PATH, or an installed one. As root, installs Debian's ESR if there is
 * none. Throws with instructions if there is no Firefox.
 */
export function provideFirefox(): string {
  const firefox = findFirefox() ?? provideByDebian(['firefox-esr'], findFirefox);
  if (firefox !== undefined) return firefox;
  throw new Error(
    'This needs Firefox. Install it (Debian: "apt-get install firefox-esr"), ' +
      'or set FIREFOX_PATH to a Firefox that you have.',
  );
}

/**
 * Returns the installed programs of WebKitGTK. As root, installs Debian's if some are missing. Throws with instructions
 * if one is missing.
 */
export function provideWebKit(): WebKitPrograms {
  const packages = ['webkit2gtk-driver', 'xvfb'];
  const programs = findWebKit() ?? provideByDebian(packages, findWebKit);
  if (programs !== undefined) return programs;
  throw new Error(
    'This needs WebKitGTK with its WebDriver, and Xvfb (Debian: "apt-get install webkit2gtk-driver xvfb").',
  );
}

/** Installs only as root, so that no password is needed. */
function provideByDebian<T>(packages: readonly string[], find: () => T | undefined): T | undefined {
  if (!isRoot()) return undefined;
  const install = ['apt-get', 'install', '-y', '--no-install-recommends', ...packages];
  installPackage([['apt-get', 'update', '&&', ...install]]);
  return find();
}

function findFirefox(): string | undefined {
  const named = process.env.FIREFOX_PATH;
  if (named && isExecutable(named)) return named;
  return findOnPath(['firefox-esr', 'firefox']);
}

function findWebKit(): WebKitPrograms | undefined {
  const driver = findOnPath(['WebKitWebDriver']);
  const browser = globSync(MINI_BROWSERS).find(isExecutable);
  const screen = findOnPath(['Xvfb']);
  if (driver === undefined || browser === undefined || screen === undefined) return undefined;
  return { driver, browser, screen };
}
