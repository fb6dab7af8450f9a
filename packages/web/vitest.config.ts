import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import type { Page } from 'playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { provideJourneyBrowser } from '../../scripts/chromium.ts';
import { CHROMIUM_FLAGS } from '../../scripts/chromium-flags.ts';
import app from './vite.config.ts';

/** Packages that components import. A package that is missing here is served unbundled, file by file. */
const DEPENDENCIES = [
  '@0no-co/graphql.web',
  '@base-ui/react/autocomplete',
  '@base-ui/react/slider',
  '@lingui/core',
  '@lingui/react',
  '@noble/hashes/sha2.js',
  'axe-core',
  'gql.tada',
  'graphql-ws',
  'oauth4webapi',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'uqr',
  'valibot',
  'vitest-browser-react',
  'workbox-window',
  'wouter',
  'zustand/vanilla',
];

/** The app's icons, each from a separate file. */
const ICONS = readFileSync(join(import.meta.dirname, 'src/ui/icons.ts'), 'utf8').match(
  /lucide-react\/icons\/[\w-]+/g,
);

/** Tests of components in a real browser, without a server: `*.browser.test.tsx` beside the component. */
export default mergeConfig(
  // Without the development server's port and its proxy to the game's server.
  { ...app, server: {} },
  defineConfig({
    // Bundled before the first test. A dependency bundled later would reload the page during a test.
    optimizeDeps: { noDiscovery: true, include: [...DEPENDENCIES, ...(ICONS ?? [])] },
    test: {
      name: 'components',
      include: ['src/**/*.browser.test.tsx'],
      setupFiles: ['testing/setup.ts'],
      allowOnly: false,
      // Generous for a busy machine: most tests take less than a second on a quiet one.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 15_000 } },
      // A page keeps one core busy, and separate pages share nothing.
      maxWorkers: 2,
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({
          launchOptions: { executablePath: provideJourneyBrowser(), args: [...CHROMIUM_FLAGS] },
          contextOptions: { reducedMotion: 'reduce', colorScheme: 'dark', locale: 'en-US' },
          actionTimeout: 15_000,
        }),
        instances: [{ browser: 'chromium' }],
        viewport: { width: 360, height: 740 },
        screenshotFailures: false,
        testerHtmlPath: 'testing/page.html',
        commands: {
          emulateMedia: ({ page }, media: Parameters<Page['emulateMedia']>[0]) =>
            page.emulateMedia(media),
        },
      },
    },
  }),
);
