import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** A store has hashes of passwords. */
const OWNER_ONLY = 0o700;

/**
 * Makes the folder, and those above it, unless they exist. Throws the system's error if that fails, or if the folder
 * can't be written.
 */
export function makeStoreFolder(path: string): void {
  const folder = resolve(path);
  makeFolder(folder);
  accessSync(folder, constants.W_OK | constants.X_OK);
}

/** Node's own `recursive` is not used: below /proc it never ends. */
function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: OWNER_ONLY });
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!isFolder(folder)) throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user has no permission',
  EEXIST: 'a file is in the place of a folder',
  ENOENT: 'no folder can be made there',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a file is in the place of a folder',
  EPERM: 'this user has no permission',
  EROFS: 'the disk can only be read',
};

/** Returns in words why the folder of a store can't be used, with the system's code; undefined for other errors. */
export function folderProblem(error: unknown): string | undefined {
  const { code = '' } = error as NodeJS.ErrnoException;
  const reason = REASONS[code];
  return reason === undefined ? undefined : `${reason}, ${code}`;
}
