import { lstatSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/** What the build left behind. */
export type BuiltFolders = Readonly<{
  /** The web app. */
  web: string;
  /** `posters.json` and the folder `posters`. */
  catalogue: string;
  /** The build before, where it is still there. */
  earlier?: EarlierBuild | undefined;
}>;

/** Pages of it may still be open in browsers. */
export type EarlierBuild = Readonly<{
  web: string;
  /** Its assets are served for a day from its replacement on. Milliseconds since 1970. */
  servedUntil: number;
}>;

const DAY_MS = 24 * 3_600_000;

/**
 * The current build in a folder of builds. Links are resolved here, once: a build that becomes the current one later is
 * for servers that start later, so that all files of a server are of one build.
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
