import { defineConfig } from 'vitest/config';

/** Real servers that are struck by faults while people play. `npm run test:faults` builds and runs them. */
export default defineConfig({
  test: {
    include: ['packages/simulation/src/faults/*.fault.ts'],
    environment: 'node',
    allowOnly: false,
    // One at a time: each has servers, databases and players of its own.
    fileParallelism: false,
    testTimeout: 20 * 60_000,
    hookTimeout: 60_000,
  },
});
