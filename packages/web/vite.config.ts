import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledMessages } from './build/compiled-messages.ts';
import { dressedPage } from './build/dressed-page.ts';
import { posterDefines } from './build/poster-defines.ts';
import { subsetFonts } from './build/subset-fonts.ts';

await subsetFonts(join(import.meta.dirname, 'src', 'ui', 'fonts', 'subset'));

/** The app's first modules are in a chunk of their own, so that the page has one script to run. */
const STARTS_APP = /[\\/](?:index\.html|src[\\/]app[\\/]main\.tsx)/;

/**
 * Modules that screens share, mostly components of a kilobyte. Swear words, components with a library, rules of rooms
 * and code that draws films are left out.
 */
const SMALL_PARTS =
  /[\\/]packages[\\/](?:web[\\/]src[\\/](?:ui|messages|audio(?=[\\/](?:play|use)-sound))|rules[\\/]src)[\\/](?!draw[\\/]|room[\\/]|(?:[\w-]+[\\/])*(?:player-name|profanity|range-slider|qr-square|(?:attempt|attempt-schemas|cast-naming|film)\.ts$)).*\.tsx?$|[\\/]lucide-react[\\/]/;

/** Rules for playing and scoring a film, which pages need only once a film is played. */
const PLAYED_PARTS =
  /[\\/]rules[\\/]src[\\/](?:film|guessing)[\\/](?:attempt|attempt-schemas|cast-naming|film)\.ts$/;

/** Modules that solo games, the daily and the code that caches both share. */
const KEPT_PARTS = /[\\/]src[\\/]offline[\\/](?:film-cache|offline-news)\.ts$/;

/** Paths that the server answers. */
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
    license: { fileName: 'licences.txt' },
    modulePreload: { polyfill: false },
    // The grain of all surfaces is part of the first paint, and smaller than a request for it.
    assetsInlineLimit: (file) => /[\\/]grain\.png$/.test(file),
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // Each file costs a request with headers, which weigh more than most modules. Modules of only a few screens
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
        // Live events come over a socket.
        { target: process.env.SERVER_URL ?? 'http://127.0.0.1:3000', ws: path === '/graphql' },
      ]),
    ),
  },
});
