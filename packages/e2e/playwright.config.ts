import { defineConfig, devices } from '@playwright/test';
import { provideJourneyBrowser } from '../../scripts/chromium.ts';
import { CHROMIUM_FLAGS } from '../../scripts/chromium-flags.ts';
import { JOURNEY_SERVER, SERVER } from './src/steps/journey-server.ts';

/** Journeys that take long and add little. Only `npm run test:nightly` runs them. */
const NIGHTLY = /@nightly/;

export default defineConfig({
  testDir: 'src',
  testMatch: '*.spec.ts',
  ...(process.env.JOURNEYS === 'nightly' ? { grep: NIGHTLY } : { grepInvert: NIGHTLY }),
  globalTeardown: './src/steps/remove-data.ts',
  fullyParallel: true,
  forbidOnly: true,
  // Two workers keep two cores busy. The third uses the time in which they wait for countdowns and curtains. More gain
  // nothing.
  workers: 3,
  // Generous, for a busy machine. On a quiet one everything appears within a second.
  timeout: 150_000,
  globalTimeout: 20 * 60_000,
  expect: { timeout: 30_000 },
  outputDir: '../../test-results',
  reporter: [['list'], ['../../scripts/checks/playwright-log.ts']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: SERVER,
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    viewport: { width: 1440, height: 900 },
    // A service worker's cache would answer before the answers that journeys give in the server's place.
    serviceWorkers: 'block',
    // Painting animations takes more time than all checks of the journeys. Journeys about whole games turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs a seventh of the processor time, in journeys that pass too. `--trace retain-on-failure` makes one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: provideJourneyBrowser(), args: [...CHROMIUM_FLAGS] },
  },
  webServer: JOURNEY_SERVER,
});
