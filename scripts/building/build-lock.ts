import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

/** Between two tries to get the lock. */
const PAUSE_MS = 200;

/** Of SQLite: another process holds the lock. */
const SQLITE_BUSY = 5;

/**
 * Resolves once this process alone may build in the folder; the function it resolves to ends that. The lock is SQLite's own
 * on a file: the system takes it from a process that dies. Calls `onWait` once if another process holds it.
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
