import { existsSync, lstatSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/** The folders that the build wrote. */
export type BuiltFolders = Readonly<{
  /** The web app. */
  web: string;
  /** `posters.json` and the folder `posters`. */
  catalogue: string;
  /** The previous build, if it still exists. */
  earlier?: EarlierBuild | undefined;
}>;

/** The previous build. Browsers may still have its pages open. */
export type EarlierBuild = Readonly<{
  web: string;
  /** Its assets are served until one day after it was replaced. Milliseconds since 1970. */
  servedUntil: number;
}>;

const DAY_MS = 24 * 3_600_000;

/**
 * Returns the current build in a folder of builds. Links are resolved once, here: a server keeps the build it started
 * with, so that all its files fit together.
 */
export function findBuild(builds: string): BuiltFolders {
  const current = resolveLink(join(builds, 'current')) ?? join(builds, 'current');
  const link = join(builds, 'previous');
  const previous = resolveLink(link);
  const parts = { web: join(current, 'web'), catalogue: join(current, 'catalogue') };
  if (previous === undefined || previous === current) return parts;
  const servedUntil = lstatSync(link).mtimeMs + DAY_MS;
  return { ...parts, earlier: { web: join(previous, 'web'), servedUntil } };
}

function resolveLink(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

const ROOT = new URL('../../../../../', import.meta.url);
const WRITTEN = new URL('builds/version', ROOT);

/** The version with a digest of all sources, as the build wrote it: "0.10.0-dev+4168894ddde3". Without a build, no digest. */
export const VERSION: string = existsSync(WRITTEN)
  ? readFileSync(WRITTEN, 'utf8').trim()
  : JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8')).version;
