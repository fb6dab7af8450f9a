import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledMessages } from './build/compiled-messages.ts';
import { dressedPage } from './build/dressed-page.ts';
import { posterDefines } from './build/poster-defines.ts';
import { subsetFonts } from './build/subset-fonts.ts';

await subsetFonts(join(import.meta.dirname, 'src', 'ui', 'fonts', 'subset'));

/** What the app begins with stays by itself, so that the page has one script to run. */
const STARTS_APP = /[\\/](?:index\.html|src[\\/]app[\\/]main\.tsx)/;

/**
 * What screens share beside the app: mostly components of a kilobyte. No list of swear words, no component with a
 * library behind it, no rules of rooms, nothing that draws films.
 */
const SMALL_PARTS =
  /[\\/]packages[\\/](?:web[\\/]src[\\/](?:ui|messages|audio(?=[\\/](?:play|use)-sound))|rules[\\/]src)[\\/](?!draw[\\/]|room[\\/]|(?:[\w-]+[\\/])*(?:player-name|profanity|range-slider|qr-square|(?:attempt|attempt-schemas|cast-naming|film|film-storage)\.ts$)).*\.tsx?$|[\\/]lucide-react[\\/]/;

/** What a film is played and scored by, which no page needs before one is. */
const PLAYED_PARTS =
  /[\\/]rules[\\/]src[\\/](?:film|guessing)[\\/](?:attempt|attempt-schemas|cast-naming|film|film-storage)\.ts$/;

/** What solo, the daily and the keeping of both ask alike. */
const KEPT_PARTS = /[\\/]src[\\/]offline[\\/](?:browser-caches|film-cache|offline-news)\.ts$/;

/** What the server answers. */
const SERVED = [
  '/graphql',
  '/issuer.json',
  '/posters',
  '/round-posters',
  '/guest',
  '/oauth2',
  '/.well-known',
  '/sign-in',
  '/dev',
];

/** The current build's posters, for the development server and tests. A build uses its own. */
const POSTERS = join(import.meta.dirname, '../../builds/current/catalogue/posters');

export default defineConfig({
  root: import.meta.dirname,
  define: posterDefines(POSTERS),
  plugins: [react(), compiledMessages(), dressedPage()],
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    modulePreload: { polyfill: false },
    // The grain of every surface is part of the first picture, and smaller than the request for it.
    assetsInlineLimit: (file) => /[\\/]grain\.png$/.test(file),
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // Every file costs a request with its headers, more than most parts weigh. Those of a few screens alone
        // stay out of the first page.
        codeSplitting: {
          groups: [
            { name: 'app', tags: ['$initial'], test: (id) => !STARTS_APP.test(id) },
            { name: 'parts', test: SMALL_PARTS, minShareCount: 6 },
            { name: 'played', test: PLAYED_PARTS, minShareCount: 2 },
            { name: 'kept', test: KEPT_PARTS, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(
      SERVED.map((path) => [
        path,
        // Live events come by a socket.
        { target: process.env.SERVER_URL ?? 'http://127.0.0.1:3000', ws: path === '/graphql' },
      ]),
    ),
  },
});
