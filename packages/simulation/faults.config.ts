import { defineConfig } from 'vitest/config';

/**
 * Tests that strike real servers with faults while simulated people play. `npm run test:faults` builds and runs them.
 */
export default defineConfig({
  test: {
    include: ['packages/simulation/src/faults/*.fault.ts'],
    environment: 'node',
    allowOnly: false,
    // One file at a time: each has its own servers, databases and players.
    fileParallelism: false,
    testTimeout: 20 * 60_000,
    hookTimeout: 60_000,
  },
});
