import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { provideChromium } from '../../scripts/chromium.ts';

const PORT = 3917;
const SERVER = `http://localhost:${PORT}`;

/** A browser without a desktop, a sandbox that root may not use, or anything of its own to fetch. */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
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
  timeout: 60_000,
  expect: { timeout: 15_000 },
  outputDir: '../../test-results',
  reporter: [['list'], ['json']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: SERVER,
    viewport: { width: 1440, height: 900 },
    // What a worker kept would come past the answers that journeys give in the server's place.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: provideChromium(), args: CHROMIUM_FLAGS },
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
