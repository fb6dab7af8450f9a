import { globSync } from 'node:fs';
import { findOnPath, isExecutable, provide } from './programs.ts';

/** The programs for driving WebKitGTK: its WebDriver, its own browser, and a virtual screen. */
export type WebKitPrograms = Readonly<{ driver: string; browser: string; screen: string }>;

/** Where distributions install WebKitGTK's own browser. It is not on the path. */
const MINI_BROWSERS = [
  '/usr/lib/*/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/*/webkitgtk-6.0/MiniBrowser',
  '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
  '/usr/libexec/webkitgtk-6.0/MiniBrowser',
];

/** Returns the path of the Firefox in FIREFOX_PATH, or of an installed one. Throws with instructions if there is none. */
export function provideFirefox(): string {
  const what = 'Firefox, or FIREFOX_PATH with the path of one';
  return provide({ what, debian: ['firefox-esr'], find: findFirefox });
}

/** Returns the installed programs of WebKitGTK. Throws with instructions if one is missing. */
export function provideWebKit(): WebKitPrograms {
  const what = 'WebKitGTK with its WebDriver, and Xvfb';
  return provide({ what, debian: ['webkit2gtk-driver', 'xvfb'], find: findWebKit });
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
