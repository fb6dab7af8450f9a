import { defineConfig, devices } from '@playwright/test';
import { provideJourneyBrowser } from '../../scripts/chromium.ts';
import { CHROMIUM_FLAGS } from '../../scripts/chromium-flags.ts';
import { JOURNEY_SERVER, SERVER } from './src/steps/journey-server.ts';

/** Journeys that take long for what they add. `npm run test:nightly` runs them alone. */
const NIGHTLY = /@nightly/;

export default defineConfig({
  testDir: 'src',
  testMatch: '*.spec.ts',
  ...(process.env.JOURNEYS === 'nightly' ? { grep: NIGHTLY } : { grepInvert: NIGHTLY }),
  globalTeardown: './src/steps/remove-data.ts',
  fullyParallel: true,
  forbidOnly: true,
  // Two keep two cores busy; the third fills their waits for countdowns and curtains. More gain nothing.
  workers: 3,
  // Generous for a busy machine. On a quiet one everything waited for is there within a second.
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
    // What a worker kept would come past the answers that journeys give in the server's place.
    serviceWorkers: 'block',
    // Painting what moves costs more than all that journeys look at; those about whole games see it move.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs a seventh of all that is computed, in journeys that pass too: `--trace retain-on-failure` makes one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: provideJourneyBrowser(), args: [...CHROMIUM_FLAGS] },
  },
  webServer: JOURNEY_SERVER,
});
