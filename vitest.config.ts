import { defineConfig } from 'vitest/config';
import { compiledMessages } from './packages/web/build/compiled-messages.ts';

export default defineConfig({
  plugins: [compiledMessages()],
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'packages/*/src/**/*.test.tsx',
      'packages/web/{build,worker}/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    exclude: ['**/*.browser.test.tsx', 'node_modules/**', '.stryker-tmp/**'],
    environment: 'node',
    // A test left with `.only` would hide all others.
    allowOnly: false,
    globalSetup: ['scripts/drop-test-databases.ts'],
    // Test files of one process share their modules, which saves half of the time. Each restores what it changes.
    isolate: false,
    // Much of the time goes to waiting for stores and sockets, on machines of few cores too.
    maxWorkers: 2,
    // A busy machine is given time: nothing that passes needs more than a few seconds on a quiet one.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
