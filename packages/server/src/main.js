// JavaScript, as this one file is read before the cache is on: stripping the types of a single file would load
// Node's stripper, 10 MB that it never gives back.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Kept compiled, the sources take neither the time nor the memory of stripping their types at the next start.
enableCompileCache();

const { findBuild } = await import('./app/build/built-folders.ts');
const { serve } = await import('./app/serve.ts');

await serve(process.env, findBuild(fileURLToPath(new URL('../../../builds', import.meta.url))));
