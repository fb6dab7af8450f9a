import { globSync } from 'node:fs';
import { findOnPath, installPackage, isExecutable, isRoot } from './programs.ts';

/** What WebKitGTK is driven with: its WebDriver, the browser that comes with it, and a screen without a monitor. */
export type WebKitPrograms = Readonly<{ driver: string; browser: string; screen: string }>;

/** Where distributions put WebKitGTK's own browser, which stands on no path. */
const MINI_BROWSERS = [
  '/usr/lib/*/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/*/webkitgtk-6.0/MiniBrowser',
  '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
  '/usr/libexec/webkitgtk-6.0/MiniBrowser',
];

/**
 * The path of Firefox: the one named by FIREFOX_PATH, or one that is installed. Root gets Debian's ESR installed where
 * there is none. Throws with instructions if there is no Firefox.
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
 * The programs of WebKitGTK that are installed. Root gets Debian's where they are missing. Throws with instructions if
 * one is missing.
 */
export function provideWebKit(): WebKitPrograms {
  const packages = ['webkit2gtk-driver', 'xvfb'];
  const programs = findWebKit() ?? provideByDebian(packages, findWebKit);
  if (programs !== undefined) return programs;
  throw new Error(
    'This needs WebKitGTK with its WebDriver, and Xvfb (Debian: "apt-get install webkit2gtk-driver xvfb").',
  );
}

/** Installs nothing where it would have to ask for a password. */
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
