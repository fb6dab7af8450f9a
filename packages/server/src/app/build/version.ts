import { existsSync, readFileSync } from 'node:fs';

const ROOT = new URL('../../../../../', import.meta.url);
const WRITTEN = new URL('builds/version', ROOT);

/** The version with a digest of all sources, as the build wrote it: "0.10.0-dev+4168894ddde3". Without a build, no digest. */
export const VERSION: string = existsSync(WRITTEN)
  ? readFileSync(WRITTEN, 'utf8').trim()
  : JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8')).version;
