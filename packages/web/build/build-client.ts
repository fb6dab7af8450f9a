import { join } from 'node:path';
import { build } from 'vite';
import { posterDefines } from './poster-defines.ts';

/** Where the web app goes, and where its catalogue's posters are. */
export type BuildTarget = Readonly<{ dist: string; posters: string }>;

export const VITE_CONFIG = join(import.meta.dirname, '..', 'vite.config.ts');

/** Bundles the web app into hashed assets, with the page that loads them and a manifest of them all. */
export async function buildClient({ dist, posters }: BuildTarget): Promise<void> {
  await build({
    configFile: VITE_CONFIG,
    logLevel: 'warn',
    define: posterDefines(posters),
    build: { outDir: dist, emptyOutDir: true },
  });
}
