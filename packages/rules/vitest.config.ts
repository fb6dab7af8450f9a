import { defineConfig } from 'vitest/config';

// For mutation testing, which takes these rules alone to its sandbox: the root's configuration needs the web app.
export default defineConfig({
  test: {
    include: ['packages/rules/src/**/*.test.ts'],
    // Code that is instrumented for mutation is many times slower than the code it stands for.
    exclude: ['**/*-speed.test.ts'],
    testTimeout: 60_000,
  },
});
