import { defineConfig } from '@playwright/test';
import { JOURNEY_SERVER, SERVER } from './src/steps/journey-server.ts';

/** Walks in browsers that Playwright cannot drive. Playwright runs the tests; other drivers drive the browsers. */
export default defineConfig({
  testDir: 'src/browsers',
  testMatch: '*.walk.ts',
  globalTeardown: './src/steps/remove-data.ts',
  forbidOnly: true,
  // Browsers without a graphics card paint with the processor, and a walk may have two.
  workers: 1,
  timeout: 180_000,
  globalTimeout: 15 * 60_000,
  outputDir: '../../test-results',
  reporter: [['list'], ['../../scripts/checks/playwright-log.ts']],
  use: { baseURL: SERVER },
  webServer: JOURNEY_SERVER,
});
