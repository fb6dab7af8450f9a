import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { provideJourneyBrowser } from '../../scripts/chromium.ts';
import { CHROMIUM_FLAGS } from '../../scripts/chromium-flags.ts';

const PORT = 3917;
const SERVER = `http://localhost:${PORT}`;

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
    launchOptions: { executablePath: provideJourneyBrowser(), args: [...CHROMIUM_FLAGS] },
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
