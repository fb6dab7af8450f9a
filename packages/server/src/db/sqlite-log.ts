import { fdatasyncSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';

/** The file SQLite writes ahead to. */
export type SqliteLog = Readonly<{
  /** Resolves when all that was committed before is on the disk. */
  sync: () => Promise<void>;
  /** For how many milliseconds the last sync kept everything waiting; undefined if all else went on meanwhile. */
  standstillMs: () => number | undefined;
  close: () => void;
}>;

export type DiskWaiting = Readonly<{
  /** In milliseconds. */
  now: () => number;
  /** Waits for the disk, and keeps everything else waiting too. */
  syncNow: (descriptor: number) => void;
}>;

const WAITING: DiskWaiting = { now: () => performance.now(), syncNow: fdatasyncSync };

/** A disk that takes no longer is waited for: to go on with something else and come back takes longer. */
const QUICK_MS = 5;
/** So long a disk that took longer is not waited for. */
const SLOW_FOR_MS = 1000;

/**
 * The log of the store at the path, which stays the same file as long as the store is open. It is synced from outside
 * of SQLite: everything else goes on meanwhile where the disk is slow.
 */
export function openSqliteLog(storePath: string, { now, syncNow } = WAITING): SqliteLog {
  let opening: Promise<FileHandle> | undefined;
  let slowUntil = Number.NEGATIVE_INFINITY;
  let standstillMs: number | undefined = 0;
  return {
    sync: async () => {
      opening ??= open(`${storePath}-wal`, 'r+');
      const handle = await opening;
      const begun = now();
      if (begun < slowUntil) {
        standstillMs = undefined;
        return handle.datasync();
      }
      syncNow(handle.fd);
      const ended = now();
      standstillMs = ended - begun;
      if (standstillMs > QUICK_MS) slowUntil = ended + SLOW_FOR_MS;
    },
    standstillMs: () => standstillMs,
    close: () => {
      void opening?.then((handle) => handle.close()).catch(() => {});
    },
  };
}
