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
    // Only for a test that hangs: on a busy machine, a limit of half a minute failed tests without any fault.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
