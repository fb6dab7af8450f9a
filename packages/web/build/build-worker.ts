import { appendFile, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { listShell } from './shell-files.ts';

const ENTRY = join(import.meta.dirname, '..', 'worker', 'service-worker.ts');

/** Builds the service worker as `sw.js` into the folder of the built app, with a list of the app's files. */
export async function buildWorker(dist: string): Promise<void> {
  const shell = await listShell(dist);
  await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      SHELL: JSON.stringify(shell),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    build: {
      target: 'baseline-widely-available',
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      reportCompressedSize: false,
      license: { fileName: 'licences-of-worker.txt' },
      lib: { entry: ENTRY, formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
    },
  });
  const own = join(dist, 'licences-of-worker.txt');
  await appendFile(join(dist, 'licences.txt'), await readFile(own));
  await rm(own);
}
