import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

/** The pause between two tries to get the lock. */
const PAUSE_MS = 200;

/** SQLite's code for a lock that another process holds. */
const SQLITE_BUSY = 5;

/**
 * Waits until only this process may build in the folder. Resolves to a function that releases the lock. The lock is
 * SQLite's lock on a file, which the system releases if the process dies. Calls `onWait` once if another process holds
 * it.
 */
export async function lockBuilds(builds: string, onWait: () => void): Promise<() => void> {
  mkdirSync(builds, { recursive: true });
  const lock = new DatabaseSync(join(builds, 'lock'), { timeout: 0 });
  let isWaiting = false;
  while (!tryToLock(lock)) {
    if (!isWaiting) onWait();
    isWaiting = true;
    await pause(PAUSE_MS);
  }
  return () => lock.close();
}

function tryToLock(lock: DatabaseSync): boolean {
  try {
    lock.exec('begin exclusive');
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return false;
    throw error;
  }
}
