import { join } from 'node:path';
import { build } from 'vite';
import { posterDefines } from './poster-defines.ts';

/** The folder for the built app, and the folder with the posters of its catalogue. */
export type BuildTarget = Readonly<{ dist: string; posters: string }>;

export const VITE_CONFIG = join(import.meta.dirname, '..', 'vite.config.ts');

/** Bundles the web app into hashed assets, and writes the page that loads them and a manifest. */
export async function buildClient({ dist, posters }: BuildTarget): Promise<void> {
  await build({
    configFile: VITE_CONFIG,
    logLevel: 'warn',
    define: posterDefines(posters),
    build: { outDir: dist, emptyOutDir: true },
  });
}
