import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  mkdirSync,
  openSync,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { storeTroubleOf } from './health/store-trouble.ts';

/** A store has hashes of passwords. */
const OWNER_ONLY = 0o700;
const OWNER_ONLY_FILE = 0o600;

/**
 * Makes the folder, and those above it, unless they exist. Throws the system's error if that fails, or if the folder
 * can't be written.
 */
export function makeStoreFolder(path: string): void {
  const folder = resolve(path);
  makeFolder(folder);
  accessSync(folder, constants.W_OK | constants.X_OK);
}

/**
 * Makes the store's file unless it exists, so that only its owner can read it: the folder may be one that others can
 * read. Throws the system's error if that fails.
 */
export function makeStoreFile(path: string): void {
  closeSync(openSync(path, 'a', OWNER_ONLY_FILE));
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    const { mode = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if ((mode & 0o077) !== 0) chmodSync(file, OWNER_ONLY_FILE);
  }
}

/**
 * Makes the folder, and locks it for this process. Returns the function that unlocks it; undefined if another process
 * has the lock. The lock is SQLite's on a file of its own: the system frees it when the process dies, and the store
 * stays open to backups.
 */
export function lockStoreFolder(path: string): (() => void) | undefined {
  makeStoreFolder(path);
  const lock = new DatabaseSync(join(path, 'server.lock'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
    return () => lock.close();
  } catch (error) {
    lock.close();
    if (storeTroubleOf(error) === 'locked') return undefined;
    throw error;
  }
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
