import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { provideJourneyBrowser } from '../../scripts/chromium.ts';

const PORT = 3917;
const SERVER = `http://localhost:${PORT}`;

/**
 * The popups of an address bar that nobody types into: every window would start a process for them, a quarter of all
 * that the journeys compute.
 */
const ADDRESS_BAR_FEATURES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** What Playwright switches off by itself: of two lists Chromium heeds the last alone. */
const PLAYWRIGHT_FEATURES = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

/** A browser without a desktop, a sandbox that root may not use, or anything of its own to fetch. */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...PLAYWRIGHT_FEATURES, ...ADDRESS_BAR_FEATURES].join()}`,
  // A name of this machine that browsers trust as little as one in a home network.
  '--host-resolver-rules=MAP party.test 127.0.0.1',
];

export default defineConfig({
  testDir: 'src',
  fullyParallel: true,
  forbidOnly: true,
  // Journeys wait more than they compute: for countdowns, for curtains, for each other.
  workers: 3,
  // A busy machine is given time: what is waited for is seen at once elsewhere.
  timeout: 150_000,
  expect: { timeout: 30_000 },
  outputDir: '../../test-results',
  reporter: [['list'], ['json']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: SERVER,
    viewport: { width: 1440, height: 900 },
    // What a worker kept would come past the answers that journeys give in the server's place.
    serviceWorkers: 'block',
    // Painting what moves costs more than all that journeys look at; those about whole games see it move.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs a seventh of all that is computed, in journeys that pass too: `--trace retain-on-failure` makes one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: provideJourneyBrowser(), args: CHROMIUM_FLAGS },
  },
  webServer: {
    command: 'node packages/server/src/main.js',
    cwd: join(import.meta.dirname, '../..'),
    url: `${SERVER}/readyz`,
    env: {
      PORT: String(PORT),
      LOG_LEVEL: 'warn',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'out-of-ten-')),
    },
  },
});
