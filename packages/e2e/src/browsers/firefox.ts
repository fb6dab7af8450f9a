import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  Browser,
  createProfile,
  launch,
  type Process,
  WEBDRIVER_BIDI_WEBSOCKET_ENDPOINT_REGEX,
} from '@puppeteer/browsers';
import { connect, type ElementHandle, type Page } from 'puppeteer-core';
import { provideFirefox } from '../../../../scripts/other-browsers.ts';
import { type BrowserKind, type Driver, WINDOW } from './driver.ts';

export const FIREFOX: BrowserKind = { name: 'Firefox', launch: launchFirefox };

const PREFERENCES = {
  // Reduced motion means less to paint on a busy machine.
  'ui.prefersReducedMotion': 1,
  // Firefox would otherwise fetch block lists and settings from elsewhere.
  'browser.safebrowsing.downloads.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'intl.accept_languages': 'en',
};

/** Firefox with a profile of its own, driven over WebDriver BiDi. */
async function launchFirefox(): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  await createProfile(Browser.FIREFOX, { path: profile, preferences: PREFERENCES });
  const firefox = launch({
    executablePath: provideFirefox(),
    args: ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    // A forced end of the tests ends the browser as well.
    detached: false,
    env: { ...process.env, HOME: profile },
  });
  const end = async () => {
    await firefox.close();
    await rm(profile, { recursive: true, force: true });
  };
  try {
    return drive(await connectTo(firefox), end);
  } catch (error) {
    await end();
    throw error;
  }
}

async function connectTo(firefox: Process): Promise<Page> {
  const endpoint = await firefox.waitForLineOutput(WEBDRIVER_BIDI_WEBSOCKET_ENDPOINT_REGEX);
  const browser = await connect({
    browserWSEndpoint: `${endpoint}/session`,
    protocol: 'webDriverBiDi',
    defaultViewport: WINDOW,
  });
  return browser.newPage();
}

function drive(page: Page, end: () => Promise<void>): Driver {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const find = async (expression: string): Promise<ElementHandle> => {
    const handle = await page.evaluateHandle(expression);
    const element = handle.asElement();
    if (element === null) throw new Error(`Nothing on the page is ${expression}`);
    return element as ElementHandle;
  };
  return {
    open: async (address) => {
      await page.goto(address);
    },
    reload: async () => {
      await page.reload();
    },
    read: (expression) => page.evaluate(expression),
    run: async (statements) => {
      await page.evaluate(`{ ${statements} }`);
    },
    click: async (element) => (await find(element)).click(),
    type: async (element, text) => (await find(element)).type(text),
    pressRight: async (element, times) => {
      const found = await find(element);
      for (let press = 0; press < times; press++) await found.press('ArrowRight');
    },
    errors: () => errors,
    close: end,
  };
}
