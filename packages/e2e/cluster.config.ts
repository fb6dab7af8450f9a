import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

const { webServer: _, grep: __, grepInvert: ___, ...shared } = journeys;

/** Journeys through two servers behind a real proxy. `npm run test:cluster` gives them PostgreSQL and Redis. */
export default defineConfig(shared, {
  testDir: 'src/cluster',
  testMatch: '*.cluster.ts',
  // Each journey has two servers, a proxy and up to three browsers.
  workers: 1,
  globalTimeout: 9 * 60_000,
});
