import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const INSTALL_LIMIT_MS = 240_000;

/** Returns the path of the first of these programs that is installed. */
export function findOnPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
}

/** Folders of system programs, which are missing from some users' path. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/sbin'];

/** Returns the path of a program, also in the system's folders. */
export function findProgram(name: string): string | undefined {
  return (
    findOnPath([name]) ?? SYSTEM_FOLDERS.map((folder) => join(folder, name)).find(isExecutable)
  );
}

type Provided<T> = Readonly<{
  /** Its name, for the instructions. */
  what: string;
  /** The Debian packages with it. */
  debian: readonly string[];
  find: () => T | undefined;
}>;

/**
 * Returns what is found. It is installed only if the package manager asks no questions: as root, in CI and in
 * containers. Throws with instructions if it is missing.
 */
export function provide<T>({ what, debian, find }: Provided<T>): T {
  const found = find();
  if (found !== undefined) return found;
  if (isRoot()) installByDebian(debian);
  const installed = find();
  if (installed !== undefined) return installed;
  throw new Error(
    `This needs ${what}. Install it (Debian and Ubuntu: apt-get install ${debian.join(' ')}).`,
  );
}

/** RUNLEVEL stops Debian from starting services. */
export function installByDebian(packages: readonly string[]): void {
  const install = `apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  console.log(`Installing: ${install}`);
  spawnSync('sh', ['-c', `apt-get update && RUNLEVEL=1 ${install}`], {
    stdio: 'ignore',
    timeout: INSTALL_LIMIT_MS,
  });
}

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
